import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import { test } from '../../fixtures/breakable-site.ts';
import { mustRun } from '../../fixtures/node-process.ts';
import { ROOT } from '../../fixtures/places.ts';
import { expect, heading } from '../../fixtures/visitor.ts';

// Spec M18.
test.use({ siteOptions: { ownService: true } });
test.describe.configure({ timeout: 180_000 });

const ADDRESS = 'activity/AutoCD2027';
const WORDS: Readonly<Record<Lang, Record<'title' | 'text' | 'next' | 'unit', string>>> = {
  cn: { title: '成都，慢一点', text: '一座慢的城市，适合看清一条线。', next: '联系我们', unit: '辆' },
  en: {
    title: 'Chengdu, slowly',
    text: 'A slow city is a good place to see a line.',
    next: 'Contact',
    unit: 'vehicles',
  },
};

function pageIn(lang: Lang): object {
  const { title, text, next, unit } = WORDS[lang];
  const years = ['2024', '2025', '2026'].map((year, at) => ({ year, value: at * 1000, url: '#what' }));
  return {
    title,
    description: `${title} · 2027. ${text}`,
    opening: { lead: text, picture: 's1-night' },
    blocks: [
      { kind: 'curve', caption: title, unit, items: years },
      { kind: 'prose', id: 'what', heading: title, body: text },
      { kind: 'callout', heading: next, text: [text], links: [{ label: next, url: '/contact' }] },
    ],
  };
}

/** The site's own pack with one folder more; what is large is linked, not copied. */
async function packWithPage(): Promise<string> {
  const [content, folder] = [path.join(ROOT, 'content'), await mkdtemp(path.join(tmpdir(), 'pack-'))];
  for (const name of await readdir(content)) {
    if (name === 'pack') await cp(path.join(content, name), path.join(folder, name), { recursive: true });
    else await symlink(path.join(content, name), path.join(folder, name));
  }
  const page = path.join(folder, 'pack/pages', ADDRESS);
  await mkdir(page, { recursive: true });
  for (const lang of LANGS) await writeFile(path.join(page, `${lang}.json`), JSON.stringify(pageIn(lang)));
  return folder;
}

test('an editor adds a folder to the pack, and a special page is there without any code', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expect(/^status 404/, /Failed to load resource/);
  const pack = await packWithPage();
  expect((await page.goto(`/cn/en/${ADDRESS}`))?.status()).toBe(404);
  await mustRun(['api/src/cli.ts', 'content', 'import', pack], { DATA_DIR: site.dataDir });
  for (const lang of LANGS) {
    const address = `/cn/${lang}/${ADDRESS}`;
    await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 30_000 }).toBe(200);
    await page.goto(address);
    await expect(heading(page, WORDS[lang].title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: WORDS[lang].next })).toBeVisible();
    await page.getByRole('link', { name: /^2026/ }).click();
    await expect(page).toHaveURL(`${address}#what`);
  }
  // Every page that is named has been rendered for it.
  const timeout = 60_000;
  const siteMap = async () => (await page.request.get('/sitemap-pages.xml', { timeout })).text();
  await expect.poll(siteMap, { message: 'search engines are told of it', timeout }).toContain(`/cn/en/${ADDRESS}<`);
  await rm(pack, { recursive: true });
});
