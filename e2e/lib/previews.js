// The pictures that go with a link (client/public/previews) and the app's icons (client/public/icons),
// drawn from what the page itself shows: the games' pictures on the shelf and the shop's icon.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPalette } from './png.js';

const SIZE = { width: 1200, height: 630 };
const PUZZLES = { name: 'puzzles', title: 'Candy Hunters', more: '?', games: ['candy-hunters'] };

const STYLE = `
  :root { color-scheme: light }
  body { margin: 0; background: #fdf3e7; color: #3a1c19; overflow: hidden }
  .stage { position: relative; display: grid; width: 1200px; height: 630px; box-sizing: border-box;
    padding: 96px 72px 40px; align-items: center; font-family: Nunito, Quicksand, Ubuntu, sans-serif }
  .awning { position: absolute; inset: 0 0 auto; height: 60px;
    background: repeating-linear-gradient(90deg, #b0154f 0 60px, #f6bccc 60px 120px) }
  .hem { position: absolute; inset: 60px 0 auto; height: 30px; width: 1200px }
  .stage.one { grid-template-columns: 420px 1fr; gap: 64px }
  .stage.all { justify-items: center; align-content: center; gap: 36px }
  .pictures { display: flex; gap: 32px }
  .pictures svg { width: 420px; height: 420px }
  .all .pictures svg { width: 216px; height: 216px }
  h1 { margin: 0; font-size: 88px; line-height: 1.05; font-weight: 800; letter-spacing: -1px }
  .all h1 { font-size: 104px }
  p { display: flex; gap: 16px; font-family: inherit; align-items: center; margin: 28px 0 0; font-size: 42px;
    font-weight: 700; color: #b0154f }
  p img { width: 60px; height: 60px }
  .more { display: inline-grid; place-items: center; width: 96px; height: 96px; margin-top: 24px;
    border-radius: 50%; background: #f2b33d; font-size: 68px; font-weight: 800 }
`;

/** Takes a picture for each game of the shelf, for the puzzles and for the shop as a whole. */
export async function takePreviews(browser, address, folder) {
  mkdirSync(folder, { recursive: true });
  // The page itself would let no style in that is not its own.
  const context = await browser.newContext({
    viewport: SIZE,
    locale: 'en',
    colorScheme: 'light',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('.glass svg').first().waitFor();
  const shelf = await page.locator('label:has(input[name=game])').evaluateAll((jars) =>
    jars.map((jar) => ({
      name: jar.querySelector('input').value,
      title: jar.querySelector('strong').textContent,
      svg: jar.querySelector('.glass svg').outerHTML,
    })),
  );
  const svgOf = (game) => shelf.find(({ name }) => name === game).svg;
  const wanted = [
    ...shelf.map(({ name, title }) => ({ name, title, games: [name] })),
    PUZZLES,
    { name: 'home', title: 'Pick & Mix', games: shelf.map(({ name }) => name) },
  ];
  for (const { name, title, more, games } of wanted) {
    await page.evaluate(draw, { style: STYLE, title, more, svgs: games.map(svgOf) });
    await page.locator('img').evaluateAll((all) => Promise.all(all.map((one) => one.decode())));
    writeFileSync(join(folder, `${name}.png`), withPalette(await page.screenshot()));
    console.log(`previews/${name}.png`);
  }
  await context.close();
}

/** Runs in the page, whose styles the pictures need. */
function draw({ style, title, more, svgs }) {
  const isOne = svgs.length === 1;
  const hem = Array.from(
    { length: 20 },
    (_, i) => `<circle cx="${i * 60 + 30}" cy="0" r="30" fill="${i % 2 ? '#f6bccc' : '#b0154f'}"/>`,
  ).join('');
  const shop = isOne ? '<p><img src="/icon.svg" alt="">Pick &amp; Mix</p>' : '';
  const badge = more ? `<span class="more">${more}</span>` : '';
  const words = `<div><h1>${title.replace('&', '&amp;')}</h1>${badge}${shop}</div>`;
  document.body.innerHTML = `<style>${style}</style>
    <div class="stage ${isOne ? 'one' : 'all'}">
      <div class="awning"></div><svg class="hem" viewBox="0 0 1200 30">${hem}</svg>
      <div class="pictures">${svgs.join('')}</div>${words}
    </div>`;
}

/** Rounded as drawn; for Apple and as a mask square to the edges, with room around as they ask for. */
const ICONS = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  { name: 'maskable-512', size: 512, square: true, scale: 0.8 },
  { name: 'apple-touch-icon', size: 180, square: true, scale: 0.94 },
];

/** Takes the app's icons from the drawing `icon.svg`. */
export async function takeIcons(browser, drawing, folder) {
  mkdirSync(folder, { recursive: true });
  const svg = readFileSync(drawing, 'utf8').replace(/<\?xml.*?\?>/, '');
  const page = await browser.newPage();
  for (const { name, size, square, scale = 1 } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    const ground = square ? /<rect[^>]*fill="([^"]+)"/.exec(svg)[1] : 'transparent';
    await page.setContent(`<style>body { margin: 0; background: ${ground} }
      svg { display: block; width: ${size}px; height: ${size}px; transform: scale(${scale}) }</style>${svg}`);
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: !square });
    console.log(`icons/${name}.png`);
  }
  await page.close();
}
