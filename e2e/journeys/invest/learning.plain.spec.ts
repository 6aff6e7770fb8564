import { expect, test } from '../../fixtures/visitor.ts';

// Chromium without scripts refuses their preloads, too.
// Spec I10, I23, C37.
test.beforeEach(({ pageErrors }) => pageErrors.expect(/\.js csp$/));

test('somebody without JavaScript answers the questions of a lesson by keyboard and reads why', async ({ page }) => {
  await page.goto('/cn/en/invest/education');
  const lesson = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Three days/ }) });
  await lesson.locator('summary').focus();
  await page.keyboard.press('Enter');
  const questions = lesson.getByRole('group');
  await expect(questions.first()).toBeVisible();
  await questions.nth(0).getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await lesson.getByRole('button', { name: 'Check my answers' }).press('Enter');
  await expect(page).toHaveURL(/lesson=lesson-dividend-dates&q1=0#lesson-dividend-dates$/);
  await expect(lesson.getByText(/^[0-2] of 2 right\.$/)).toBeVisible();
  await expect(lesson.getByText(/Not answered: “/)).toBeVisible();
  await expect(questions.nth(0).getByRole('radio').first()).toBeChecked();
  await lesson.getByRole('link', { name: 'Start anew' }).click();
  await expect(page).toHaveURL(/\/invest\/education#lesson-dividend-dates$/);
});

test('a shareholder without JavaScript works out a dividend', async ({ page }) => {
  await page.goto('/cn/cn/invest/record');
  await page.getByLabel('持股数量（股）').fill('5,000');
  await page.getByRole('button', { name: '计算' }).click();
  await expect(page.getByText('400.00元')).toBeVisible();
});

test('somebody who looks for work goes from careers to a vacancy and back', async ({ page }) => {
  await page.goto('/cn/en/talent');
  await page.getByRole('navigation', { name: 'Working here' }).getByRole('link', { name: 'Vacancies' }).click();
  await page.getByLabel('Location', { exact: true }).selectOption('wuhan');
  await page.getByRole('button', { name: 'Apply filters', exact: true }).click();
  await expect(page).toHaveURL(/\/talent\/jobs\?.*city=wuhan/);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'What you bring' })).toBeVisible();
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Vacancies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vacancies');
});
