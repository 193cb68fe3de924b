import assert from 'node:assert/strict';
import { expectThat } from './people.js';

/** Goes through a replay that is open: there and back, by button, key and scrubber, with other eyes. */
export async function checkReplay({ page }) {
  const scrubber = page.getByRole('slider');
  await scrubber.waitFor();
  const at = async () => Number(await scrubber.inputValue());
  const isAt = (step) => expectThat(async () => (await at()) === step, `step ${step} is shown`);
  const press = (name) => page.getByRole('button', { name, exact: true }).click();
  const steps = Number(await scrubber.getAttribute('max'));
  assert.ok(steps > 10, `${steps} steps`);

  await isAt(0);
  await press('One step on');
  await isAt(1);
  await press('One step back');
  await isAt(0);
  await page.locator('h1').focus();
  for (const [key, step] of [
    ['ArrowRight', 1],
    ['End', steps],
    ['ArrowLeft', steps - 1],
    ['Home', 0],
  ]) {
    await page.keyboard.press(key);
    await isAt(step);
  }
  await scrubber.fill(String(Math.floor(steps / 2)));
  await page.getByLabel('With whose eyes?').selectOption({ index: 1 });
  await isAt(Math.floor(steps / 2));

  await page.getByLabel('Speed').selectOption('4 ×');
  await press('Play');
  await expectThat(async () => (await at()) > Math.floor(steps / 2) + 1, 'it plays by itself');
  await press('Pause');
  await press('To the end');
  await isAt(steps);
  await page.getByText('All steps in words').click();
  await page.locator('details ol button').first().click();
  await expectThat(async () => (await at()) < steps, 'a step in words leads to its table');
}
