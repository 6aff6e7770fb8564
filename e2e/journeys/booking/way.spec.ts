import type { Page } from 'playwright/test';
import { go } from '../../fixtures/walk.ts';
import { Group, newMobile, openDay } from './group.ts';
import { expect, test } from './pavilion-site.ts';

/** A group that has come as far as its contact, with what belongs to a person entered. */
async function groupWithContact(page: Page): Promise<Group> {
  const group = new Group(page, 'en');
  await group.begin();
  await group.agree();
  await group.name('Institute');
  await group.choose(openDay(4), '11:00');
  await group.count('3');
  await group.field('contact').fill('Lin Lan');
  await group.field('mobile').fill('13800000000');
  return group;
}

// Spec B1, B10, B22.
test('back and forward and a reload lose nothing but what belongs to a person', async ({ page }) => {
  const group = await groupWithContact(page);

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

// Only memory holds what belongs to a person, so this fails where pages do not share one store.
test('a visit to another section loses nothing that was entered', async ({ page }) => {
  const group = await groupWithContact(page);
  await go(page, '/cn/en/talent');
  await page.goBack();
  await group.isAt('contact');
  await expect(group.field('mobile')).toHaveValue('13800000000');
  await expect(group.field('contact')).toHaveValue('Lin Lan');
});

test('somebody who follows a link to a later step begins at the first', async ({ page }) => {
  const group = new Group(page, 'en');
  await group.begin('review');
  await group.isAt('notice');
  await expect(page).toHaveURL(group.address('notice'));
});

test('a double click and a lost answer book once', async ({ page, pavilion, pageErrors }) => {
  test.setTimeout(60_000);
  pageErrors.expect(/failed: \/cn\/api\/booking\/add/, /net::ERR_FAILED|Failed to load resource/);
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

test('Back from the ticket leaves it where it is, under its own address', async ({ page, pavilion }) => {
  test.setTimeout(60_000);
  const group = new Group(page, 'en');
  const mobile = newMobile(test.info().workerIndex);
  const visit = { company: 'Institute', date: openDay(11), start: '09:30', visitors: '2', contact: 'Lin Lan', mobile };
  await group.fillAll(visit, pavilion.phones);
  const reference = await group.confirm();
  await page.goBack();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(group.address('done'));
});

test('while the service is silent nothing is lost, and afterwards the same page books', async ({
  page,
  pavilion,
  pageErrors,
}) => {
  test.setTimeout(90_000);
  pageErrors.expect(/status 5\d\d|Failed to load resource/);
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
