import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const games = fileURLToPath(new URL('../../engine/src/main/java/picknmix/games', import.meta.url));

/** Where the engine's folder of a game keeps what its cards say, for that file of messages. */
export function textsBeside(file: string): string | null {
  const [, game, language] = /\/games\/([\w-]+)\/messages\.(\w+)\.json$/.exec(file) ?? [];
  if (!game) return null;
  const texts = `${games}/${game.replaceAll('-', '')}/box/texts.${language}.txt`;
  return existsSync(texts) ? texts : null;
}

/**
 * What the cards of a game say, as messages: `item rug: Rug` is `<game>.item.rug`, and the indented
 * lines below it are `<game>.item.rug.text`. So the page has the engine's texts and no second ones.
 */
export function textsOf(game: string, file: string): Record<string, string> {
  const messages: Record<string, string> = {};
  let key = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, kind, word, name] = /^(\S+) (\S+): (.+)$/.exec(line) ?? [];
    if (line.startsWith('#') || line.trim() === '') key = '';
    else if (line.startsWith(' ')) {
      const before = messages[`${key}.text`];
      messages[`${key}.text`] = before ? `${before} ${line.trim()}` : line.trim();
    } else if (kind && word && name) {
      key = `${game}.${kind}.${word}`;
      messages[key] = name;
    } else throw new Error(`${file}: not understood: ${line}`);
  }
  return messages;
}
