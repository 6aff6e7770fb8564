import type { Locator } from 'playwright/test';
import { violationsOn } from '../../fixtures/axe.ts';
import { isLong } from '../../fixtures/load/length.ts';
import { Group, newMobile, openDay, VIEWS, type GroupStep } from './group.ts';
import { expect, test } from './pavilion-site.ts';

/** More than any page of the booking has to tab through. */
const MOST_TABS = 80;
/** From the first day of the grid to the third open one, over closures too. */
const MOST_MOVES = 14;

// Spec STATE-booking, STATE-booking-code, B1.
for (const { lang, width } of VIEWS) {
  test(`a group books a visit from the notice to the ticket (${lang}, ${width} px)`, async ({ page, pavilion }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 900 });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    const mobile = newMobile(test.info().workerIndex);
    const group = new Group(page, lang);
    const visit = {
      company: '流体力学研究所',
      date: openDay(3),
      start: '09:30',
      visitors: '2',
      contact: '林岚',
      mobile,
    };
    await group.fillAll(visit, pavilion.phones, async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'nothing sticks out').toBe(
        0,
      );
      if (width === 375) expect(await violationsOn(page)).toEqual([]);
    });
    await expect(page.getByRole('main')).toContainText('流体力学研究所');
    const reference = await group.confirm();

    expect(reference).toMatch(/^PV-\d{8}-\w{4}$/);
    await expect(page).toHaveURL(group.address('done'));
    await expect(page.getByRole('region', { name: reference })).toBeVisible();
    await expect(page.getByRole('img', { name: new RegExp(reference) })).toBeVisible();
    const file = page.getByRole('link', { name: lang === 'cn' ? '加入日历' : 'Add to calendar' });
    expect(decodeURIComponent((await file.getAttribute('href')) ?? '')).toContain(`UID:${reference}@pavilion`);
    await expect.poll(() => pavilion.phones.to(mobile).at(-1)).toContain(reference);
    for (const secret of ['林岚', mobile]) {
      expect(sent.join('\n'), 'personal data travels encrypted only').not.toContain(secret);
    }
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(stored).not.toContain(mobile);
    expect(await violationsOn(page)).toEqual([]);
  });
}

/** Presses Tab until the focus is there, as somebody without a mouse does. */
async function tabTo(wanted: Locator): Promise<void> {
  const { keyboard } = wanted.page();
  const isThere = () => wanted.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MOST_TABS && !(await isThere()); presses++) await keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}

async function type(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

/** What somebody without a mouse hears on the way, beside the words of every group. */
const SPOKEN = {
  cn: {
    notice: '参观须知，可滚动',
    toEnd: '前往须知末尾',
    read: '参观须知已全部显示',
    steps: '预约的步骤',
    kind: '预约类型',
    external: /外部单位/,
    department: '预约部门',
    left: /余\d+位/,
    slots: /的时段/,
    again: /\d+秒后重新获取/,
    change: /^修改/,
    summary: '15人，含讲解',
    print: '保存或打印电子票',
    manage: '改期或取消',
  },
  en: {
    notice: 'Visit notice, scrolls',
    toEnd: 'Go to the end of the notice',
    read: 'shown to its end',
    steps: 'Steps of the booking',
    kind: 'Booking for',
    external: /External organisation/,
    department: 'Booking department',
    left: /\d+ places left/,
    slots: /Time slots on/,
    again: /Get again in \d+ s/,
    change: /^Change: /,
    summary: '15 people, with a guide',
    print: 'Save or print the ticket',
    manage: 'Move or cancel',
  },
} as const;

/** The other ways are the long run's. */
const BY_KEYS = isLong ? VIEWS : VIEWS.filter(({ lang, width }) => (lang === 'cn') === (width === 375));

for (const { lang, width } of BY_KEYS) {
  test(`somebody without a mouse books from the notice to the ticket, and every part says its name (${lang}, ${width} px)`, async ({
    page,
    pavilion,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    const { keyboard } = page;
    const spoken = SPOKEN[lang];
    const group = new Group(page, lang);
    const mobile = newMobile(test.info().workerIndex);
    const press = async (target: Locator, key: 'Enter' | 'Space') => {
      await tabTo(target);
      await keyboard.press(key);
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const arrive = async (step: GroupStep) => {
      await group.isAt(step);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const steps = page.getByRole('list', { name: spoken.steps });
      await expect(steps.locator('[aria-current=step]')).toHaveCount(step === 'done' ? 0 : 1);
      expect(await violationsOn(page)).toEqual([]);
    };

    await group.begin();
    await expect(page.getByRole('region', { name: spoken.notice })).toBeVisible();
    await press(page.getByRole('link', { name: spoken.toEnd }), 'Enter');
    await expect(page.getByRole('status').filter({ hasText: spoken.read })).toBeVisible();
    await press(page.getByRole('checkbox', { name: group.words.agree }), 'Space');
    expect(await violationsOn(page)).toEqual([]);
    await press(button(group.words.next), 'Enter');

    await arrive('who');
    await expect(page.getByRole('group', { name: spoken.kind }).getByRole('radio')).toHaveCount(2);
    await tabTo(page.getByRole('radio', { name: spoken.external }));
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('textbox', { name: spoken.department })).toBeVisible();
    await keyboard.press('ArrowUp');
    await type(group.field('company'), `Institute ${Date.now()}`);
    await keyboard.press('Enter');

    await arrive('date');
    await tabTo(page.locator('[data-date][tabindex="0"]'));
    const day = page.locator(`[data-date="${openDay(3)}"]`);
    // Its month is shown only when the walk comes there: near a month's end the day is not in the page at first.
    const isThere = async () => (await page.locator('[data-date]:focus').getAttribute('data-date')) === openDay(3);
    for (let moves = 0; moves < MOST_MOVES && !(await isThere()); moves++) await keyboard.press('ArrowRight');
    await expect(day, 'says what is left of it').toHaveAccessibleName(spoken.left);
    await keyboard.press('Enter');
    await expect(page.getByRole('group', { name: spoken.slots }).getByRole('radio')).not.toHaveCount(0);
    await press(page.getByRole('radio').first(), 'Space');
    expect(await violationsOn(page)).toEqual([]);
    await press(button(group.words.next), 'Enter');

    await arrive('visitors');
    await type(group.field('visitors'), '15');
    await press(page.getByRole('checkbox', { name: group.words.guide }), 'Space');
    await press(button(group.words.next), 'Enter');

    await arrive('contact');
    await type(group.field('contact'), 'Lin Lan');
    await type(group.field('mobile'), mobile);
    await press(button(group.words.send), 'Enter');
    await expect(page.getByRole('button', { name: spoken.again })).toBeFocused();
    await expect.poll(() => pavilion.phones.to(mobile).length).toBe(1);
    await keyboard.press('Shift+Tab');
    await expect(group.field('code')).toBeFocused();
    await keyboard.type(/\d{6}/.exec(pavilion.phones.to(mobile).at(-1) ?? '')?.[0] ?? '');
    await press(page.getByRole('checkbox', { name: group.words.consent }), 'Space');
    expect(await violationsOn(page)).toEqual([]);
    await press(button(group.words.review), 'Enter');

    await arrive('review');
    await expect(page.getByRole('button', { name: spoken.change })).toHaveCount(7);
    await press(button(group.words.confirm), 'Enter');
    await arrive('done');
    await expect(page.getByRole('region', { name: /^PV-/ })).toContainText(spoken.summary);
    await expect(page.getByRole('button', { name: spoken.print })).toBeVisible();
    await expect(page.getByRole('link', { name: spoken.manage })).toBeVisible();
  });
}
