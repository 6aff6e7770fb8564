import { expect, test } from '../../fixtures/breakable-site.ts';
import { openWorkshop, type Workshop } from '../../fixtures/releases/changed-section.ts';
import { fingerprintsBeside } from '../../fixtures/releases/fingerprint.ts';
import { readPage } from '../../fixtures/html.ts';
import { Group } from './group.ts';

const SECTION = 'mf-booking';
const VERSION = '9.0.0';
const OLD_TITLE = 'Visit the pavilion';
const NEW_TITLE = 'Come and see the wind';
const SOON = { intervals: [50], timeout: 20_000 };

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let workshop: Workshop;

test.beforeAll(async ({ site }) => {
  workshop = await openWorkshop(SECTION, site.dataDir);
});
test.afterAll(() => workshop.close());

test('the pavilion team ships a text and another order of steps alone, and takes them back', async ({
  site,
  page,
  request,
}) => {
  const { pid } = site.web;
  const before = await fingerprintsBeside(site, SECTION);
  const early = new Group(page, 'en');
  await early.begin();

  await workshop.release(
    VERSION,
    { file: 'src/messages/en.ts', from: `title: '${OLD_TITLE}'`, to: `title: '${NEW_TITLE}'` },
    { file: 'src/model/visit-draft.ts', from: "'notice', 'who', 'date'", to: "'notice', 'date', 'who'" },
  );
  expect((await readPage(request, '/cn/en/book')).headings, 'publishing alone shows nothing').toEqual([OLD_TITLE]);
  await site.move('promote', `${SECTION}@${VERSION}`);
  await expect.poll(async () => (await readPage(request, '/cn/en/book')).headings, SOON).toEqual([NEW_TITLE]);

  // Whoever began before goes on with what they began with.
  await early.agree();

  const late = new Group(await page.context().newPage(), 'en');
  await late.begin();
  await late.accept();
  await late.isAt('date');
  await expect(late.page.getByRole('list', { name: 'Steps of the booking' }).getByRole('listitem')).toHaveText([
    /^Notice/,
    'Date and time',
    'Group',
    'Visitors',
    'Contact',
    'Confirm',
  ]);
  expect(await fingerprintsBeside(site, SECTION), 'nobody else was touched').toEqual(before);

  await site.move('rollback', SECTION);
  await expect.poll(async () => (await readPage(request, '/cn/en/book')).headings, SOON).toEqual([OLD_TITLE]);
  await late.begin();
  await late.agree();
  expect(await fingerprintsBeside(site, SECTION)).toEqual(before);
  expect(site.web.pid, 'the running site was never restarted').toBe(pid);
});
