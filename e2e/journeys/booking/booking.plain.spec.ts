import { Group, newMobile, ONE_VIEW_EACH, openDay, type GroupStep } from './group.ts';
import { expect, test } from './pavilion-site.ts';

// The browser gives up the preloads of scripts that it will not run.
// Spec B1, C37.
test.beforeEach(({ pageErrors }) => pageErrors.expect(/\.js csp$/));

for (const { lang, width } of ONE_VIEW_EACH) {
  test(`a group books, moves nothing by script, and cancels (${lang}, ${width} px)`, async ({ page, pavilion }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 900 });
    const mobile = newMobile(test.info().workerIndex + 50);
    const group = new Group(page, lang, true);
    const visit = {
      company: '流体力学研究所',
      date: openDay(5),
      start: '11:00',
      visitors: '2',
      contact: '林岚',
      mobile,
    };
    await group.fillAll(visit, pavilion.phones);
    const reference = await group.confirm();
    expect(page.url()).not.toContain(mobile);
    await expect.poll(() => pavilion.phones.to(mobile).at(-1)).toContain(reference);

    const link = /https?:\S+#visit=[\w-]{22}/.exec(pavilion.phones.to(mobile).at(-1) ?? '')?.[0] ?? '';
    await page.goto(group.address('visit'));
    await page.getByRole('textbox', { name: /短信|Link/ }).fill(link);
    await page.locator('button[value=see]').click();
    await expect(page.getByRole('main')).toContainText(reference);
    await page.locator('button[value=ask-cancel]').click();
    await page.locator('button[value=cancel]').click();
    await expect(page.getByRole('status').filter({ hasText: /名额已释放|places are free/ })).toBeVisible();
  });
}

test('what is wrong is told by the page that comes back, with everything typed', async ({ page }) => {
  const group = new Group(page, 'en', true);
  await group.begin();
  await group.press('next');
  await expect(page.getByRole('link', { name: 'The visit instructions must be read and agreed' })).toBeVisible();
  await group.agree();
  await group.field('company').fill('X');
  await group.press('next');
  await expect(group.field('company')).toHaveValue('X');
  await expect(group.field('company')).toHaveAttribute('aria-invalid', 'true');
  await group.name('Institute');
  await group.press('next');
  await expect(page.getByRole('link', { name: 'Choose a visit date' })).toBeVisible();
  await group.press('back');
  await group.isAt('who');
  await expect(group.field('company')).toHaveValue('Institute');
});

test('a full slot, too few places and a wrong code are told by the page that comes back', async ({
  page,
  pavilion,
}) => {
  test.setTimeout(60_000);
  const day = openDay(13);
  await pavilion.operate(
    `slots set ${day} 09:30 --capacity 0 --explainers 0`,
    `slots set ${day} 11:00 --capacity 3 --explainers 0`,
  );
  const group = new Group(page, 'en', true);
  const mobile = newMobile(test.info().workerIndex + 50);
  await group.begin();
  await group.agree();
  await group.name('Institute');
  await group.chooseDay(day);
  await expect(group.slot('09:30')).toBeDisabled();
  await group.slot('11:00').check({ force: true });
  await group.press('next');
  await group.field('visitors').fill('5');
  await group.press('next');
  await expect(group.faults()).toHaveText([
    'This slot has 3 places left. Come in parts as offered below, or choose another slot',
  ]);
  await expect(page.getByRole('checkbox', { name: /^Come in 2 parts: 3 at 11:00–12:30, 2 at/ })).not.toBeChecked();
  await group.count('3');
  await group.reach('Lin Lan', mobile, pavilion.phones);
  const right = /\d{6}/.exec(pavilion.phones.to(mobile).at(-1) ?? '')?.[0] ?? '';
  const again = async (code: string) => {
    await group.field('code').fill(code);
    await group.press('review');
    await group.isAt('review');
    await group.press('confirm');
  };
  await group.press('back');
  await again(right === '000000' ? '111111' : '000000');
  await expect(group.faults()).toHaveText(['The verification code is wrong or no longer valid']);
  await expect(group.field('contact')).toHaveValue('Lin Lan');
  await again(right);
  await group.isAt('done');
});

test('Back, forward and a reload send no form again, and the address is that of the step', async ({
  page,
  pavilion,
}) => {
  test.setTimeout(60_000);
  const group = new Group(page, 'en', true);
  const mobile = newMobile(test.info().workerIndex + 50);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const isAt = async (step: GroupStep) => {
    await group.isAt(step);
    await expect(page).toHaveURL(group.address(step));
  };
  const visit = { company: 'Institute', date: openDay(6), start: '11:00', visitors: '2', contact: 'Lin Lan', mobile };
  await group.fillAll(visit, pavilion.phones);
  await isAt('review');
  const sent = posts.length;

  await page.goBack();
  await isAt('contact');
  await expect(group.field('contact')).toHaveValue('Lin Lan');
  await page.reload();
  await expect(group.field('mobile')).toHaveValue(mobile);
  await page.goForward();
  await isAt('review');
  expect(posts).toHaveLength(sent);

  const reference = await group.confirm();
  await isAt('done');
  await page.reload();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await page.goBack();
  await isAt('done');
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  expect(posts).toHaveLength(sent + 1);
  await expect.poll(() => pavilion.phones.to(mobile).filter((text) => text.includes('PV-')).length).toBe(1);

  await page.goto(group.address('notice'));
  await isAt('notice');
});
