import { LANGS } from 'shared/contract/text/lang';
import { violationsOn } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/breakable-site.ts';
import {
  damageAll,
  FAULTS,
  publishFaulty,
  publishWithCode,
  type Fault,
} from '../../fixtures/releases/faulty-release.ts';
import { readPage } from '../../fixtures/html.ts';
import { isLong } from '../../fixtures/load/length.ts';
import { addressIn, sections, sitePages } from '../../fixtures/site-pages.ts';
import { heading } from '../../fixtures/visitor.ts';
import { follow } from '../../fixtures/walk.ts';

/** The web process is started anew in many of these, with all its renderers. */
test.describe.configure({ timeout: 240_000 });

/** Pages that stand by are shown whatever fails. */
const pageOf = (section: string) =>
  sitePages.find(
    ({ section: owner, route }) =>
      owner === section && route.probe !== undefined && route.offers?.standby === undefined,
  );

/** What hangs is waited for in the same way, whoever hangs; home is a page of the first of these. */
const HANGING = isLong ? sections : ['mf-content'];

for (const fault of Object.keys(FAULTS) as Fault[]) {
  for (const section of fault === 'hangs' ? HANGING : sections) {
    test(`when ${section} ${fault} on the server, its pages are as they last were or say so, and the others stand`, async ({
      site,
      request,
    }) => {
      const path = pageOf(section)?.path ?? '';
      const whole = await readPage(request, addressIn('en', path));
      const release = await publishFaulty(site, section, fault);
      // A section that fails often enough goes back by itself, and its pages with it.
      const isBack = async () => `${section}@${(await site.promoted(section)).version}` !== release;
      expect(await site.move('promote', release)).not.toContain('refused');
      try {
        const last = await readPage(request, addressIn('en', path));
        expect([last.status, last.headings], 'as it last was').toEqual([200, whole.headings]);
        // Nobody has seen the Chinese page yet.
        const dead = await readPage(request, addressIn('cn', path));
        // It serves before the pointer says so.
        if (dead.status === 200) await expect.poll(isBack).toBe(true);
        else expect([dead.status, dead.headings]).toEqual([500, ['应用程序出错']]);
        expect(dead.html).toContain('<header');
        expect(dead.html).toContain('<footer');
        expect(dead.links).toContain('/cn/cn/news');
        for (const other of sections.filter((name) => name !== section)) {
          const { status, headings } = await readPage(request, addressIn('en', pageOf(other)?.path ?? ''));
          expect([other, status, headings.length]).toEqual([other, 200, 1]);
        }
      } finally {
        if (!(await isBack())) await site.delivery('rollback', section);
      }
      expect(await isBack()).toBe(true);
      const again = await readPage(request, addressIn('en', pageOf(section)?.path ?? ''));
      expect(again.status, 'after the rollback').toBe(200);
    });
  }
}

test('when every section has lost its entry, the running site stands and the next start serves the releases before', async ({
  site,
  request,
}) => {
  const good = await Promise.all(sections.map((section) => site.promoted(section)));
  const published: string[] = [];
  for (const release of good) published.push(await publishWithCode(site, release, { version: '9.5.0', code: '' }));
  await site.move('promote', ...published);
  for (const { app, server } of good) await site.damage(app, server, () => null);
  const statuses = () =>
    Promise.all(
      sections.map(async (section) => {
        const { status } = await readPage(request, addressIn('en', pageOf(section)?.path ?? ''));
        return `${section} ${status}`;
      }),
    );
  const whole = sections.map((section) => `${section} 200`);
  expect(await statuses()).toEqual(whole);
  await site.restartWeb();
  expect(await statuses()).toEqual(whole);
  for (const { app, version } of good) {
    expect(site.web.output()).toContain(`"section":"${app}","version":"9.5.0","to":"${version}"`);
    await expect.poll(async () => (await site.promoted(app)).version).toBe(version);
  }
});

const WORDS = {
  cn: { error: '应用程序出错', text: '链接可能已失效，或页面已被移走。请稍后再试，或返回首页。', news: '新闻中心' },
  en: {
    error: 'Application error',
    text: 'The link may be broken, or the page may have been removed. Try again, or go to the home page.',
    news: 'News',
  },
};

test('a visitor who walks into a dead section reads why and walks out again', async ({ site, page, pageErrors }) => {
  pageErrors.expect(/^status 500/, /Failed to load resource/);
  // One that throws would give way.
  await damageAll(site, 'mf-talent');
  await site.restartWeb();
  try {
    for (const lang of LANGS) {
      const words = WORDS[lang];
      await page.goto(`/cn/${lang}/news`);
      await follow(page, `/cn/${lang}/talent`);
      await expect(heading(page, words.error)).toBeVisible();
      await expect(page.getByRole('main').getByText(words.text)).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violationsOn(page), `${lang}, ${colorScheme}`).toEqual([]);
      }
      await page.goBack();
      await expect(heading(page, words.news)).toBeVisible();
    }
  } finally {
    await site.repair();
    await site.restartWeb();
  }
});
