import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright/test';
import type { Lang } from 'shared/contract/text/lang';
import { expect } from '../../fixtures/visitor.ts';

const WORDS = {
  cn: {
    material: '下载图片、视频与资料',
    show: '2026广州车展新闻素材包',
    get: '下载所选内容',
    accept: '我已阅读并接受使用条款。',
    sheet: '曜行V6：资料页',
    zip: '下载ZIP文件',
  },
  en: {
    material: 'Pictures, films and facts to download',
    show: 'Guangzhou Auto Show 2026 press package',
    get: 'Download what is ticked',
    accept: 'I have read the terms and accept them.',
    sheet: 'Yaoxing V6: fact sheet',
    zip: 'Download the ZIP file',
  },
} as const;

/** How somebody presses what is there: with a finger, or with keys alone. */
export type Press = (page: Page, target: Locator) => Promise<void>;

export const touch: Press = (_page, target) => target.click();

const MOST_TABS = 150;

/** Goes to it by Tab, and presses Enter, or the bar where it is a box. */
export const byKeys: Press = async ({ keyboard }, target) => {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MOST_TABS && !(await isThere()); presses++) await keyboard.press('Tab');
  await expect(target).toBeFocused();
  await keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
};

interface Manifest {
  files: { file: string; width_px: number | null; credit: Record<Lang, string> }[];
}

/** The list in a ZIP file, which holds everything as it is. */
async function manifestOf(download: Download): Promise<Manifest> {
  const zip = (await readFile(await download.path())).toString('utf8');
  const start = zip.indexOf('{\n  "publisher"');
  return JSON.parse(zip.slice(start, zip.indexOf('\n}\n', start) + 2)) as Manifest;
}

/** Where making it takes longer than a moment, a page says how far it is, and has the link once it is there. */
async function whileMade(page: Page, coming: Promise<Download>, link: string): Promise<void> {
  // Nearly always it never comes to that, and the page goes away with its test.
  const never = new Promise<never>(() => undefined);
  const shown = page.waitForURL(/\/media\/download\?/, { timeout: 0 }).catch(() => never);
  const isComing = await Promise.race([coming.then(() => true), shown.then(() => false)]);
  if (!isComing) await page.getByRole('main').getByRole('link', { name: link }).click({ timeout: 30_000 });
}

/** From a release about a vehicle to pictures for print, a film and the fact sheet in one file, with a credit for each. */
export async function takeMaterial(page: Page, lang: Lang, press: Press): Promise<void> {
  const words = WORDS[lang];
  const main = page.getByRole('main');
  await page.goto(`/cn/${lang}/news/detail?baseid=yaoxing-v6-debut`);
  await press(page, main.getByRole('link', { name: words.material }));
  await expect(page).toHaveURL(`/cn/${lang}/media/material?id=yaoxing-v6-debut`);
  await expect(main.getByRole('checkbox', { name: words.sheet })).toBeChecked();
  await press(page, main.getByRole('checkbox', { name: words.show }));
  await press(page, main.getByRole('button', { name: words.get }));
  await expect(page).toHaveURL(/\/media\/terms\?/);
  await press(page, main.getByRole('checkbox', { name: words.accept }));
  const coming = page.waitForEvent('download');
  await press(page, main.locator('form button'));
  await whileMade(page, coming, words.zip);
  const { files } = await manifestOf(await coming);
  expect(files.filter(({ width_px: width }) => width === 3840).length).toBeGreaterThanOrEqual(3);
  const names = files.map(({ file }) => file);
  expect(names.some((name) => /\.(?:mp4|webm)$/.test(name))).toBe(true);
  expect(names).toEqual(expect.arrayContaining(['facts-yaoxing-v6-cn.pdf', 'facts-yaoxing-v6-en.pdf']));
  expect(files.filter(({ credit }) => credit.cn === '' || credit.en === '')).toEqual([]);
}
