import { expect, liveIslands, test } from '../../fixtures/visitor.ts';
import { period, workWithChart } from './chart-parts.ts';

// Issue 17, item 2.
test.beforeEach(async ({ page }) => {
  await page.goto('/cn/en/invest/stock');
  await expect(liveIslands(page)).toHaveCount(1);
});

test('an investor zooms by the keyboard alone: closer, farther, earlier and later', async ({ page }) => {
  const actions = page.getByRole('group', { name: 'Work with the chart' });
  await page.getByText('Dates, drawing, indicators and comparison').focus();
  const press = (name: string) => actions.getByRole('button', { name }).press('Enter');
  const from = () => new URL(page.url()).searchParams.get('from') ?? '';
  const moved = async (name: string) => {
    const before = from();
    await press(name);
    await expect.poll(from).not.toBe(before);
    return from();
  };
  const near = await moved('Zoom in');
  const nearer = await moved('Zoom in');
  expect(nearer > near).toBe(true);
  expect((await moved('Zoom out')) < nearer).toBe(true);
  const earlier = await moved('Earlier');
  expect(earlier < near).toBe(true);
  await expect(page).toHaveURL(/&to=[-\d]+$/);
  expect((await moved('Later')) > earlier).toBe(true);
  await expect(page).not.toHaveURL(/&to=/);
});

test('an investor fills the screen with the chart, works with it there, and comes back', async ({ page }) => {
  await workWithChart(page);
  const panel = page.locator('section[aria-labelledby=price-chart]');
  const isFull = () => panel.evaluate((element) => document.fullscreenElement === element);
  const whole = page.getByRole('button', { name: 'Full screen' });
  await whole.press('Enter');
  await expect.poll(isFull).toBe(true);
  await period(page, 'Week').press('Enter');
  await expect(page.getByText(/^From .* the price/).first()).toBeVisible();
  await expect(page.locator('main .highcharts-root').first()).toBeVisible();
  expect(await isFull()).toBe(true);
  await whole.press('Enter');
  await expect.poll(isFull).toBe(false);
  await expect(period(page, 'Week')).toHaveAttribute('aria-current', 'true');
});
