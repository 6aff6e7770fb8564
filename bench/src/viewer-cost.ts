/*
 * What a picture of the viewer in three dimensions costs on a phone whose processor is four times slower: `pnpm --filter bench viewer
 * [origin]`, of a running site. Prints a table and writes it into the README. Where there is no graphics card the processor draws: the
 * script's share is what a phone has to do besides.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { BASE } from 'shared/contract/site/site';
import { DRAWN_HEAD, drawnWhile, onPhone } from './drawn-pictures.ts';
import { markdownTable, writeMeasured } from './measured.ts';

const PRESSES = 24;
/** Between two presses of a key, milliseconds: the camera glides all the time. */
const BETWEEN = 150;
const WAITING = { state: 'visible', timeout: 120_000 } as const;
const VEHICLES = { 'Chenyue S7': 'chenyue-s7', 'Yunji E9': 'yunji-e9', 'Lingye LM1': 'lingye-lm1' } as const;

async function turnByKeys(page: Page): Promise<void> {
  for (let at = 0; at < PRESSES; at += 1) {
    await page.keyboard.press('ArrowRight');
    await pause(BETWEEN);
  }
}

/** Seconds until the model is there, at the phone's own speed, and what its pictures cost while it is turned. */
async function openAndTurn(page: Page): Promise<string[]> {
  const begun = performance.now();
  await page.getByRole('button', { name: 'See it in three dimensions' }).click();
  await page.locator('[role=application][aria-busy=false] canvas').waitFor(WAITING);
  const opened = performance.now() - begun;
  return [(opened / 1000).toFixed(1), ...(await drawnWhile(page, () => turnByKeys(page)))];
}

const addressOf = (id: string) => `${origin}${BASE}/en/brand?brand=${id.split('-')[0]}&vehicle=${id}`;

const [origin = 'http://127.0.0.1:8080'] = process.argv.slice(2).filter((text) => text !== '--');
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  const rows: string[][] = [];
  for (const [name, id] of Object.entries(VEHICLES)) {
    rows.push([name, ...(await onPhone(browser, addressOf(id), openAndTurn))]);
  }
  const table = markdownTable([['turned by keys', 'opened, s', ...DRAWN_HEAD], ...rows]);
  process.stdout.write(table);
  writeMeasured('viewer', table);
} finally {
  await browser.close();
}
