import { Group, GROUP_WORDS, newMobile, openDay, ONE_VIEW_EACH } from './group.ts';
import { expect, test } from './pavilion-site.ts';

// Spec B7, B9.
test.describe.configure({ mode: 'serial' });

const BOOKED = GROUP_WORDS.en.titles.done;
const day = openDay(12);
const visitOf = (start: string, visitors: string, mobile: string) => {
  return { company: 'Institute', date: day, start, visitors, contact: 'Lin Lan', mobile };
};

const FEW = {
  cn: '该时段仅剩3个名额，可按下方方案分批参观，或另选时段',
  en: 'This slot has 3 places left. Come in parts as offered below, or choose another slot',
};
const PARTS = {
  cn: '分2批参观：11:00–12:30 3人，12:30–14:00 2人',
  en: 'Come in 2 parts: 3 at 11:00–12:30, 2 at 12:30–14:00',
};

test.beforeAll(async ({ pavilion }) => {
  const results = await pavilion.operate(
    `slots set ${day} 09:30 --capacity 0 --explainers 0`,
    `slots set ${day} 11:00 --capacity 3 --explainers 0`,
    `slots set ${day} 12:30 --capacity 2 --explainers 1`,
  );
  expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
});

for (const { lang, width } of ONE_VIEW_EACH) {
  test(`a slot that is full cannot be chosen, and a group above what is left may come in parts (${lang}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const group = new Group(page, lang);
    await group.begin();
    await group.agree();
    await group.name('Institute');
    await group.chooseDay(day);
    await expect(group.slot('09:30')).toBeDisabled();
    await group.slot('11:00').check({ force: true });
    await group.press('next');
    await group.field('visitors').fill('5');
    await group.press('next');
    await expect(group.faults()).toHaveText([FEW[lang]]);
    await page.getByRole('checkbox', { name: PARTS[lang] }).check();
    await group.press('next');
    await group.isAt('contact');
  });
}

test('two groups that want the last places: one gets them, the other hears it and loses nothing', async ({
  browser,
  page,
  pavilion,
}) => {
  test.setTimeout(90_000);
  const context = await browser.newContext({ baseURL: pavilion.origin });
  const groups = [new Group(page, 'en'), new Group(await context.newPage(), 'en')];
  for (const group of groups) {
    await group.fillAll(visitOf('12:30', '2', newMobile(test.info().workerIndex)), pavilion.phones);
  }
  await Promise.all(groups.map((group) => group.press('confirm')));
  const titles = () => Promise.all(groups.map((group) => group.page.getByRole('heading', { level: 1 }).textContent()));
  await expect
    .poll(async () => (await titles()).map(String).toSorted((a, b) => a.localeCompare(b)))
    .toEqual([expect.stringMatching(BOOKED), 'When would you like to come?']);
  const [first] = await titles();
  const other = groups[BOOKED.test(first ?? '') ? 1 : 0];
  await expect(other?.faults() ?? page.locator('none')).toHaveText([
    'This time slot is full by now; choose another one',
  ]);
  await context.close();
});
