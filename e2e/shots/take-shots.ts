/*
 * Pictures to look at: `pnpm --filter e2e shots <origin> [name…]` opens a running site in every state, width, language
 * and theme, and writes `test-results/shots/<state>.<lang>-<width>-<theme>.png`. A new state is one more row in a list.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright/test';
import { LANGS, type Lang } from 'shared/contract/lang';
import { behaviourStates } from './behaviour-states.ts';
import { headerStates } from './header-states.ts';
import { screenStates } from './screen-states.ts';
import type { State } from './state.ts';

const STATES: readonly State[] = [...headerStates, ...screenStates, ...behaviourStates];
const WIDTHS = [375, 768, 1024, 1440];
const THEMES = ['light', 'dark'] as const;
const FOLDER = path.resolve(import.meta.dirname, '../test-results/shots');

interface Shot {
  state: State;
  lang: Lang;
  width: number;
  theme: (typeof THEMES)[number];
}

const LOOKS = LANGS.flatMap((lang) => THEMES.map((theme) => ({ lang, theme })));

function shotsOf(names: readonly string[]): Shot[] {
  const wanted = STATES.filter(({ name }) => names.length === 0 || names.some((part) => name.startsWith(part)));
  return wanted.flatMap((state) => {
    const widths = WIDTHS.filter((width) => width >= (state.from ?? 0) && width < (state.below ?? Infinity));
    return widths.flatMap((width) => LOOKS.map((look) => ({ state, width, ...look })));
  });
}

async function take(browser: Browser, origin: string, { state, lang, width, theme }: Shot): Promise<string> {
  const viewport = { width, height: width < 600 ? 812 : 900 };
  const page = await browser.newPage({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
  const file = path.join(FOLDER, `${state.name}.${lang}-${width}-${theme}.png`);
  try {
    await page.goto(`${origin}/cn/${lang}${state.path === '/' ? '' : state.path}`, { waitUntil: 'networkidle' });
    await state.act?.(page, lang);
    await page.waitForLoadState('networkidle');
    const target = state.part === undefined ? page : page.locator(state.part);
    await target.screenshot({ path: file, animations: 'disabled' });
    return '';
  } catch (error) {
    return `${path.basename(file)}: ${(error as Error).message.split('\n')[0] ?? ''}`;
  } finally {
    await page.close();
  }
}

const { positionals } = parseArgs({ allowPositionals: true });
const [origin = 'http://127.0.0.1:8080', ...names] = positionals.filter((text) => text !== '--');
const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const shots = shotsOf(names);
const failures: string[] = [];
for (const shot of shots) failures.push(await take(browser, origin, shot));
await browser.close();
const missed = failures.filter((failure) => failure !== '');
console.log([`${shots.length - missed.length} of ${shots.length} pictures in ${FOLDER}`, ...missed].join('\n'));
process.exitCode = missed.length > 0 ? 1 : 0;
