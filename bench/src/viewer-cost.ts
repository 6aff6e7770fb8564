/*
 * What a picture of the viewer in three dimensions costs on a phone whose processor is four times slower: `pnpm --filter bench viewer
 * [origin]`, of a running site, in two minutes. Prints a table and writes it into the README. Where there is no graphics card the
 * processor draws: the script's share is what a phone has to do besides.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright';
import { BASE } from 'shared/contract/site/site';
import { percentile } from './load.ts';
import { markdownTable, writeMeasured } from './measured.ts';
import { PHONE } from './peers/browser.ts';

const THROTTLE = 4;
const PRESSES = 24;
/** Between two presses of a key, milliseconds: the camera glides all the time. */
const BETWEEN = 150;
const WAITING = { state: 'visible', timeout: 120_000 } as const;
const VEHICLES = { 'Chenyue S7': 'chenyue-s7', 'Yunji E9': 'yunji-e9', 'Lingye LM1': 'lingye-lm1' } as const;

declare global {
  interface Window {
    /** Of every picture of the viewer: milliseconds since the one before, and of its script. */
    drawn: { since: number; took: number }[];
  }
}

/** Notes what every picture that a script draws has cost. */
function watchDrawn(): void {
  window.drawn = [];
  const ask = requestAnimationFrame;
  let last = 0;
  window.requestAnimationFrame = (draw) =>
    ask((time) => {
      const begun = performance.now();
      draw(time);
      if (last > 0) window.drawn.push({ since: time - last, took: performance.now() - begun });
      last = time;
    });
}

async function rowOf(browser: Browser, origin: string, [name, id]: readonly [string, string]): Promise<string[]> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(watchDrawn);
    await page.goto(`${origin}${BASE}/en/brand?brand=${id.split('-')[0]}&vehicle=${id}`, { waitUntil: 'load' });
    const begun = performance.now();
    await page.getByRole('button', { name: 'See it in three dimensions' }).click();
    await page.locator('[role=application][aria-busy=false] canvas').waitFor(WAITING);
    const opened = performance.now() - begun;
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await page.evaluate(() => (window.drawn = []));
    for (let at = 0; at < PRESSES; at += 1) {
      await page.keyboard.press('ArrowRight');
      await pause(BETWEEN);
    }
    const drawn = await page.evaluate(() => window.drawn);
    const density = await page.evaluate(() => {
      const canvas = document.querySelector('canvas');
      return canvas ? (canvas.width / canvas.clientWidth).toFixed(2) : 'none';
    });
    const at = (kind: 'since' | 'took', share: number) =>
      percentile(
        drawn.map((one) => one[kind]),
        share,
      ).toFixed(1);
    const times = [at('since', 0.5), at('since', 0.95), at('took', 0.5), at('took', 0.95)];
    return [name, (opened / 1000).toFixed(1), String(drawn.length), ...times, density];
  } finally {
    await context.close();
  }
}

const [origin = 'http://127.0.0.1:8080'] = process.argv.slice(2).filter((text) => text !== '--');
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  const rows: string[][] = [];
  for (const vehicle of Object.entries(VEHICLES)) rows.push(await rowOf(browser, origin, vehicle));
  const head = [
    'turned by keys',
    'opened, s',
    'pictures',
    'apart p50, ms',
    'p95',
    'script p50, ms',
    'p95',
    'pixels at the end',
  ];
  const table = markdownTable([head, ...rows]);
  process.stdout.write(table);
  writeMeasured('viewer', table);
} finally {
  await browser.close();
}
