import type { Page, Route } from 'playwright/test';
import { Group, newMobile, openDay, ONE_VIEW_EACH } from './group.ts';
import { expect, test } from './pavilion-site.ts';

const ADD = '**/cn/api/booking/add*';
const SEND_CODE = '**/cn/api/booking/sendCode*';

const WORDS = {
  cn: {
    wait: '请稍候……',
    busy: /请42秒后再试/,
    down: /预约服务暂时没有响应。您填写的内容都在/,
    wrong: '验证码不正确或已失效',
    again: /\d+秒后重新获取/,
    tooEarly: /\d+秒后可再次获取验证码/,
  },
  en: {
    wait: 'One moment …',
    busy: /Nothing you entered is lost: try again in 42 seconds/,
    down: /does not answer\. Nothing you entered is lost/,
    wrong: 'The verification code is wrong or no longer valid',
    again: /Get again in \d+ s/,
    tooEarly: /Another code can be sent in \d+ seconds?/,
  },
};

/** On its way back every answer becomes this refusal of the service. */
async function refuse(page: Page, address: string, { status, code, data = null }: Refusal): Promise<void> {
  const body = JSON.stringify({ code, msg: 'refused on the way', data });
  await page.route(address, (route) => route.fulfill({ status, body, contentType: 'application/json' }));
}

interface Refusal {
  status: number;
  code: string;
  data?: object | null;
}

/** Holds the requests back until the test lets them go. */
async function hold(page: Page, address: string): Promise<{ count: () => number; release: () => Promise<void> }> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(address, (route) => (isOpen ? route.continue() : void held.push(route)));
  return {
    count: () => held.length,
    async release() {
      isOpen = true;
      for (const route of held) await route.continue();
    },
  };
}

for (const [at, { lang, width }] of ONE_VIEW_EACH.entries()) {
  test(`a slow, a busy and a silent service: nothing is sent twice, nothing typed is lost (${lang}, ${width} px)`, async ({
    page,
    pavilion,
    pageErrors,
  }) => {
    test.setTimeout(60_000);
    pageErrors.expect(/status (429|503): \/cn\/api\/booking/, /Failed to load resource/);
    await page.setViewportSize({ width, height: 900 });
    const words = WORDS[lang];
    const group = new Group(page, lang);
    const mobile = newMobile(test.info().workerIndex);
    const visit = { company: '研究所', date: openDay(18 + at), start: '11:00', visitors: '2', contact: '林岚', mobile };
    await group.fillAll(visit, pavilion.phones);
    const alert = page.getByRole('main').getByRole('alert');
    const confirm = page.getByRole('button', { name: group.words.confirm, exact: true });

    await refuse(page, ADD, { status: 429, code: '42900', data: { wait: 42 } });
    await confirm.click();
    await expect(alert).toHaveText(words.busy);
    await page.unroute(ADD);

    await refuse(page, ADD, { status: 503, code: '50300' });
    await confirm.click();
    await expect(alert).toHaveText(words.down);
    await page.unroute(ADD);

    // What the service says of a code whose five minutes are over, too: its own tests have the clock.
    await refuse(page, ADD, { status: 200, code: '40012' });
    await confirm.click();
    await group.isAt('contact');
    await expect(group.faults()).toHaveText([words.wrong]);
    await expect(group.field('mobile')).toHaveValue(mobile);
    await page.unroute(ADD);
    await group.field('code').fill(/\d{6}/.exec(pavilion.phones.to(mobile).at(-1) ?? '')?.[0] ?? '');
    await group.press('review');

    const slow = await hold(page, ADD);
    await confirm.click();
    const waiting = page.getByRole('button', { name: words.wait });
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await waiting.click({ force: true });
    await page.keyboard.press('Enter');
    await expect.poll(slow.count).toBe(1);
    await slow.release();
    await group.isAt('done');
    await expect.poll(() => pavilion.phones.to(mobile).filter((text) => text.includes('PV-')).length).toBe(1);

    await page.goBack();
    await group.isAt('done');
  });
}

test('a code that is slow to be asked for is asked for once, and another one only when it is time', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status 429: \/cn\/api\/booking\/sendCode/, /Failed to load resource/);
  const group = new Group(page, 'en');
  const mobile = newMobile(test.info().workerIndex);
  await group.begin();
  await group.agree();
  await group.name('Institute');
  await group.choose(openDay(4), '11:00');
  await group.count('3');
  const slow = await hold(page, SEND_CODE);
  await group.field('mobile').fill(mobile);
  await group.press('send');
  await page.getByRole('button', { name: WORDS.en.wait }).click();
  await expect.poll(slow.count).toBe(1);
  await slow.release();
  await expect(page.getByRole('button', { name: WORDS.en.again })).toBeVisible();

  await page.reload();
  await group.isAt('contact');
  await expect(page.getByRole('button', { name: WORDS.en.again })).toBeVisible();

  // A tab that forgets the wait learns it from the service.
  await page.evaluate(() => sessionStorage.removeItem('visit-code-until'));
  await page.reload();
  await group.isAt('contact');
  await group.field('mobile').fill(mobile);
  await group.press('send');
  await expect(group.faults()).toHaveText([WORDS.en.tooEarly]);
  await expect(page.getByRole('button', { name: WORDS.en.again })).toBeVisible();
});
