/*
 * Pictures to look at: `pnpm --filter e2e shots [name…]` opens a site of its own in every state, width, language and theme,
 * and writes `test-results/shots/<state>.<lang>-<width>-<theme>.png`. A new state is one more row in a list. With
 * `--origin http://…` it is a running site, which has no dead section to show.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright/test';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import { openSite } from '../fixtures/breakable-site.ts';
import { damageAll } from '../fixtures/releases/faulty-release.ts';
import { prepareSeed } from '../fixtures/data-folder.ts';
import { behaviourStates } from './behaviour-states.ts';
import { headerStates } from './header-states.ts';
import { DEAD_SECTION, deadStates, screenStates } from './screen-states.ts';
import type { State } from './state.ts';

const WIDTHS = [375, 768, 1024, 1440];
const THEMES = ['light', 'dark'] as const;
const FOLDER = path.resolve(import.meta.dirname, '../test-results/shots');
/** Room for a header that stays over a part of the page, in CSS pixels. */
const HEADER = 100;

interface Shot {
  state: State;
  lang: Lang;
  width: number;
  theme: (typeof THEMES)[number];
}

const LOOKS = LANGS.flatMap((lang) => THEMES.map((theme) => ({ lang, theme })));

function shotsOf(states: readonly State[], names: readonly string[]): Shot[] {
  const wanted = states.filter(({ name }) => names.length === 0 || names.some((part) => name.startsWith(part)));
  return wanted.flatMap((state) => {
    const widths = WIDTHS.filter((width) => width >= (state.from ?? 0) && width < (state.below ?? Infinity));
    return widths.flatMap((width) => LOOKS.map((look) => ({ state, width, ...look })));
  });
}

/** What is in the window has come: pictures that wait to be seen come after the page. */
async function untilSeen(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > innerHeight || !image.checkVisibility(),
    ),
  );
}

/** A part higher than the window would be taken in pieces, with the header over each. */
async function makeRoom(page: Page, part: string): Promise<void> {
  const box = await page.locator(part).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width, height: Math.ceil(box?.height ?? 0) + HEADER });
}

async function take(browser: Browser, origin: string, { state, lang, width, theme }: Shot): Promise<string> {
  const viewport = { width, height: width < 600 ? 812 : 900 };
  const page = await browser.newPage({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
  const file = path.join(FOLDER, `${state.name}.${lang}-${width}-${theme}.png`);
  try {
    await page.goto(`${origin}/cn/${lang}${state.path === '/' ? '' : state.path}`, { waitUntil: 'networkidle' });
    if (state.part !== undefined) await makeRoom(page, state.part);
    await state.act?.(page, lang);
    await untilSeen(page);
    const target = state.part === undefined ? page : page.locator(state.part);
    await target.screenshot({ path: file, animations: 'disabled' });
    return '';
  } catch (error) {
    return `${path.basename(file)}: ${(error as Error).message.split('\n')[0] ?? ''}`;
  } finally {
    await page.close();
  }
}

async function takeAll(origin: string, shots: readonly Shot[]): Promise<void> {
  const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const missed: string[] = [];
  for (const shot of shots) missed.push(...[await take(browser, origin, shot)].filter((failure) => failure !== ''));
  await browser.close();
  console.log([`${shots.length - missed.length} of ${shots.length} pictures in ${FOLDER}`, ...missed].join('\n'));
  process.exitCode = missed.length > 0 ? 1 : 0;
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { origin: { type: 'string' } } });
const names = positionals.filter((text) => text !== '--');
const usual = [...headerStates, ...screenStates, ...behaviourStates];
if (values.origin === undefined) {
  await prepareSeed();
  const site = await openSite({ ownService: true });
  try {
    await damageAll(site, DEAD_SECTION);
    await site.restartWeb();
    await takeAll(site.origin, shotsOf([...usual, ...deadStates], names));
  } finally {
    await site.close();
  }
} else {
  await takeAll(values.origin, shotsOf(usual, names));
}
