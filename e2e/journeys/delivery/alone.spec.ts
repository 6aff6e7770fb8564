import { expect, test } from '../../fixtures/breakable-site.ts';
import { openWorkshop } from '../../fixtures/releases/changed-section.ts';
import { fingerprintsBeside } from '../../fixtures/releases/fingerprint.ts';
import { readPage } from '../../fixtures/html.ts';
import { isLong } from '../../fixtures/load/length.ts';
import { addresses } from '../../fixtures/site-pages.ts';

interface Team {
  section: string;
  /** Where the changed title stands. */
  page: string;
  file: string;
  title: string;
}

const VERSION = '9.0.0';
const NEW_TITLE = 'Another title for this page';
const SOON = { intervals: [50], timeout: 20_000 };

const TALENT = { section: 'mf-talent', page: '/cn/en/talent/jobs', file: 'src/messages/en.ts', title: 'Vacancies' };
/** Shipped alone in every run by other journeys: that of the booking, and promotion.spec.ts. */
const OTHERS: readonly Team[] = [
  { section: 'mf-invest', page: '/cn/en/invest/results', file: 'src/messages/en-results.ts', title: 'Results centre' },
  { section: 'mf-media', page: '/cn/en/media', file: 'src/messages/en.ts', title: 'Media centre' },
];
const TEAMS: readonly Team[] = isLong ? [TALENT, ...OTHERS] : [TALENT];

test.describe.configure({ timeout: 180_000 });

for (const { section, page, file, title } of TEAMS) {
  test(`the team of ${section} ships alone with every page that it has, and takes it back`, async ({
    site,
    request,
  }) => {
    const { pid } = site.web;
    const before = await fingerprintsBeside(site, section);
    const titleOf = async () => (await readPage(request, page)).headings;
    const workshop = await openWorkshop(section, site.dataDir);
    await workshop.release(VERSION, { file, from: `title: '${title}'`, to: `title: '${NEW_TITLE}'` });
    await workshop.close();
    expect(await titleOf(), 'publishing alone shows nothing').toEqual([title]);

    await site.move('promote', `${section}@${VERSION}`);
    await expect.poll(titleOf, SOON).toEqual([NEW_TITLE]);
    const own = addresses.filter((one) => one.page.section === section).map(({ address }) => address);
    const statuses = await Promise.all(own.map(async (one) => [one, (await readPage(request, one)).status]));
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    expect(await fingerprintsBeside(site, section), 'nobody else was touched').toEqual(before);

    await site.move('rollback', section);
    await expect.poll(titleOf, SOON).toEqual([title]);
    expect(site.web.pid, 'the running site was never restarted').toBe(pid);
  });
}
