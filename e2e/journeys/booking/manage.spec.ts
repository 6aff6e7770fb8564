import type { Page } from 'playwright/test';
import type { BookingDetail } from 'shared/contract/booking/booking';
import { LANGS } from 'shared/contract/text/lang';
import type { VisitCalendar } from 'shared/contract/booking/visit-calendar';
import { violationsOn } from '../../fixtures/axe.ts';
import { Group, newMobile, openDay } from './group.ts';
import { expect, test } from './pavilion-site.ts';

const WORDS = {
  cn: {
    move: '改期',
    cancel: '取消预约',
    sure: '确定取消这次预约吗？名额会立即释放。',
    yes: '确定取消',
    moved: /已改期/,
    calendar: '加入或更新日历',
    cancelled: /名额已释放/,
    already: '该预约已取消。',
    late: '已过改期和取消的截止时间，请致电我们。',
  },
  en: {
    move: 'Move the visit',
    cancel: 'Cancel the visit',
    sure: 'Cancel this visit? Its places go to others at once.',
    yes: 'Yes, cancel the visit',
    moved: /has been moved/,
    calendar: 'Bring it into your calendar',
    cancelled: /places are free/,
    already: 'This visit has been cancelled.',
    late: 'It is too late to change or cancel this visit. Please call us.',
  },
};

/** What the calendar says is left of a slot. */
async function placesLeft(page: Page, date: string, start: string): Promise<number> {
  const data = { month: date.slice(0, 7), language: 2 };
  const answer = await page.request.post('/cn/api/booking/calendar', { data });
  const { data: calendar } = (await answer.json()) as { data: VisitCalendar };
  const slots = calendar.days.find((day) => day.date === date)?.slots ?? [];
  return slots.find((slot) => slot.start === start)?.remaining ?? Number.NaN;
}

// Spec B14.
for (const [lang, width] of [
  ['cn', 375],
  ['en', 1440],
] as const) {
  test(`the link of the text message shows, moves and cancels a visit (${lang}, ${width} px)`, async ({
    page,
    pavilion,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    const words = WORDS[lang];
    const group = new Group(page, lang);
    const mobile = newMobile(test.info().workerIndex);
    const visit = { company: '研究所', date: openDay(15), start: '09:30', visitors: '2', contact: '林岚', mobile };
    await group.fillAll(visit, pavilion.phones);
    const reference = await group.confirm();
    await expect.poll(() => pavilion.phones.to(mobile).at(-1)).toContain('#visit=');
    const secret = /#visit=[\w-]{22}/.exec(pavilion.phones.to(mobile).at(-1) ?? '')?.[0] ?? '';
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));

    await page.goto(`${group.address('visit')}${secret}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(reference);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: words.move }).click();
    await group.chooseDay(openDay(16));
    await group.slot('11:00').check({ force: true });
    await page.getByRole('button', { name: words.move }).click();
    await expect(page.getByRole('status').filter({ hasText: words.moved })).toBeVisible();
    await expect(main).toContainText('11:00–12:30');
    const moved = await page.getByText(/^PV-\d{8}-\w{4}$/).textContent();
    expect(moved, 'names the new day').toContain(`PV-${openDay(16).replaceAll('-', '')}-`);
    await expect(page.getByRole('link', { name: words.calendar })).toHaveAttribute('download', `${moved}.ics`);

    // The same link in another window, about to move the visit while it is cancelled here.
    const other = await page.context().newPage();
    await other.goto(`${group.address('visit')}${secret}`);
    await other.getByRole('button', { name: words.move }).click();
    const elsewhere = new Group(other, lang);
    await elsewhere.chooseDay(openDay(17));
    await elsewhere.slot('11:00').check({ force: true });

    const taken = await placesLeft(page, openDay(16), '11:00');
    await page.getByRole('button', { name: words.cancel }).click();
    await expect(page.getByRole('group', { name: words.sure })).toBeFocused();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: words.yes }).click();
    const said = page.getByRole('status').filter({ hasText: words.cancelled });
    await expect(said).toBeVisible();
    await expect(said, 'the pressed button is gone, so focus is where the answer is').toBeFocused();
    await expect(page.getByRole('button', { name: words.move })).toHaveCount(0);
    await expect(page.getByRole('img', { name: new RegExp(moved ?? reference) }), 'it opens no gate').toHaveCount(0);
    expect(await placesLeft(page, openDay(16), '11:00')).toBe(taken + 2);

    await other.getByRole('button', { name: words.move }).click();
    await expect(other.getByRole('alert').filter({ hasText: words.already })).toBeVisible();
    await expect(other.getByRole('button', { name: words.move })).toHaveCount(0);
    expect(requests.join('\n'), 'the secret stands in no address that is sent').not.toContain(secret.slice(7));
  });
}

test('a link that leads to no visit says so', async ({ page }) => {
  await page.goto('/cn/en/book/visit#visit=aaaaaaaaaaaaaaaaaaaaaa');
  await expect(page.getByRole('alert').filter({ hasText: 'leads to no visit' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Link from our message' })).toBeVisible();
});

const LINK = '#visit=abcdefghijklmnopqrstuv';

/** A visit whose holder has until so and so; the tests of the service have its clock, here it answers from the way. */
function visitOf(changeable: boolean): BookingDetail {
  const visit = { reference: 'PV-20261202-7K3Q', date: '2026-12-02', start: '09:30', end: '11:00', visitors: 20 };
  return {
    ...visit,
    explainer: true,
    changeableUntil: '2026-12-01 15:00:00',
    state: 'confirmed',
    changeable,
    calendarFile: '',
  };
}

for (const lang of LANGS) {
  test(`a visit that can be changed no longer says so, before and after somebody tries (${lang})`, async ({ page }) => {
    const words = WORDS[lang];
    let isLate = false;
    await page.route('**/cn/api/booking/detail*', (route) =>
      route.fulfill({ json: { code: '0000', msg: '', data: visitOf(!isLate) } }),
    );
    await page.route('**/cn/api/booking/cancel*', (route) =>
      route.fulfill({ json: { code: '40905', msg: '', data: null } }),
    );
    await page.goto(`/cn/${lang}/book/visit${LINK}`);
    await page.getByRole('button', { name: words.cancel }).click();
    const yes = page.getByRole('button', { name: words.yes });
    // The question reads the visit once more: the term ends after that.
    await expect(yes).toBeVisible();
    isLate = true;
    await yes.click();
    await expect(page.getByRole('alert').filter({ hasText: words.late })).toBeVisible();
    await expect(page.getByRole('button', { name: words.cancel })).toHaveCount(0);

    await page.reload();
    const main = page.getByRole('main');
    await expect(main).toContainText(words.late);
    await expect(main.getByRole('link', { name: /400-/ }), 'with the number to call').toBeVisible();
    await expect(main.getByRole('img', { name: /PV-20261202-7K3Q/ }), 'it still opens the gate').toBeVisible();
  });
}
