import { Group, newMobile, openDay } from './group.ts';
import { expect, test } from './pavilion-site.ts';

test('back and forward and a reload lose nothing but what belongs to a person', async ({ page }) => {
  const group = new Group(page, 'en');
  await group.begin();
  await group.agree();
  await group.name('Institute');
  await group.choose(openDay(4), '11:00');
  await group.count('3');
  await group.field('contact').fill('Lin Lan');
  await group.field('mobile').fill('13800000000');

  await page.goBack();
  await group.isAt('visitors');
  await page.goBack();
  await group.isAt('date');
  await expect(group.slot('11:00')).toBeChecked();
  await page.goForward();
  await page.goForward();
  await group.isAt('contact');
  await expect(group.field('mobile')).toHaveValue('13800000000');

  await page.reload();
  await group.isAt('contact');
  await expect(group.field('mobile')).toHaveValue('');
  await expect(group.field('contact')).toHaveValue('');
  await group.press('back');
  await expect(group.field('visitors')).toHaveValue('3');

  await group.begin('review');
  await group.isAt('contact');
  await expect(page, 'the first step that is not finished').toHaveURL(group.address('contact'));
});

test('somebody who follows a link to a later step begins at the first', async ({ page }) => {
  const group = new Group(page, 'en');
  await group.begin('review');
  await group.isAt('notice');
  await expect(page).toHaveURL(group.address('notice'));
});

test('a double click and a lost answer book once', async ({ page, pavilion, troubles }) => {
  test.setTimeout(60_000);
  troubles.expect(/failed: \/cn\/api\/booking\/add/, /net::ERR_FAILED|Failed to load resource/);
  const group = new Group(page, 'en');
  const mobile = newMobile(test.info().workerIndex);
  const visit = { company: 'Institute', date: openDay(9), start: '09:30', visitors: '2', contact: 'Lin Lan', mobile };
  await group.fillAll(visit, pavilion.phones);
  let lost = 0;
  await page.route('**/cn/api/booking/add*', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: group.words.confirm }).dblclick();
  await group.isAt('done');
  await expect.poll(() => pavilion.phones.to(mobile).filter((text) => text.includes('PV-')).length).toBe(1);
  expect(lost).toBe(1);
});

test('while the service is silent nothing is lost, and afterwards the same page books', async ({
  page,
  pavilion,
  troubles,
}) => {
  test.setTimeout(90_000);
  troubles.expect(/status 5\d\d|Failed to load resource/);
  const group = new Group(page, 'en');
  const mobile = newMobile(test.info().workerIndex);
  const visit = { company: 'Institute', date: openDay(10), start: '09:30', visitors: '2', contact: 'Lin Lan', mobile };
  await group.fillAll(visit, pavilion.phones);
  await pavilion.stopService();
  await group.press('confirm');
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing you entered is lost' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('main')).toContainText('Lin Lan');
  await pavilion.startService();
  await group.confirm();
});
