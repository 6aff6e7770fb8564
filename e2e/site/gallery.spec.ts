import { expect, type Locator } from 'playwright/test';
import { violationsOn } from '../fixtures/axe.ts';
import { isLong } from '../fixtures/load/length.ts';
import { openGallery as open, part, test } from './gallery-visit.ts';

test.describe.configure({ mode: 'default' });

const PAGES = ['cn-light', 'cn-dark', 'en-light', 'en-dark'];

for (const [at, name] of PAGES.entries()) {
  test(`axe finds nothing in ${name}, and no example is wider than a small phone, with large type too`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, name);
    // Widths by turns: colours know none, and both languages have the same parts.
    if (isLong || at % 3 === 0) expect.soft(await violationsOn(page), 'in a wide window').toEqual([]);
    await page.setViewportSize({ width: 375, height: 812 });
    if (isLong || at % 3 !== 0) expect.soft(await violationsOn(page), 'on a phone').toEqual([]);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.locator('html').evaluate((html) => html.setAttribute('data-mode', 'large'));
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}

test('every picture that an example names is there, in all its sizes', async ({ page }) => {
  await open(page);
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source[srcset], img')].flatMap(
      ({ src, srcset }) => [...srcset.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''), src],
    ),
  );
  const pictures = [...new Set(addresses)].filter((address) => address !== '' && !address.startsWith('data:'));
  expect(pictures.length).toBeGreaterThan(0);
  const missing = await Promise.all(
    pictures.map(async (address) => ((await page.request.get(address)).ok() ? [] : [address])),
  );
  expect(missing.flat()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every example is there', async ({ page }) => {
    await page.goto('/en-light.html');
    const unseen = await page
      .locator('[data-example]')
      .evaluateAll((all) => all.filter((one) => one.clientHeight === 0).map((one) => one.getAttribute('data-example')));
    expect(unseen).toEqual([]);
    await expect(page.locator('[data-example]').first()).toBeVisible();
  });

  test('a day is chosen in the browser’s own control', async ({ page }) => {
    await page.goto('/en-light.html');
    const dates = part(page, 'date-grid');
    await expect(dates.getByRole('grid')).toHaveCount(0);
    const control = dates.locator('input[type=date]').first();
    await control.fill('2026-12-17');
    await expect(control).toHaveValue('2026-12-17');
  });

  test('disclosures open', async ({ page }) => {
    await page.goto('/en-light.html');
    await part(page, 'disclosure').getByText('Can I move the visit?').click();
    await expect(part(page, 'disclosure').getByText(/^Yes, through the link/)).toBeVisible();
  });
});

test.describe('the date grid', () => {
  const day = (grid: Locator, name: RegExp) => grid.getByRole('button', { name });

  test('is walked by keys, over the end of the month and not beyond what can be booked', async ({ page }) => {
    await open(page);
    const dates = part(page, 'date-grid').locator('[data-example="chosen"]');
    await day(dates, /^Wednesday 16 December 2026/).focus();
    const steps: [string, RegExp][] = [
      ['ArrowRight', /^Thursday 17 December/],
      ['ArrowDown', /^Thursday 24 December/],
      ['Home', /^Monday 21 December 2026, Closed ?, always on Mondays/],
      ['End', /^Sunday 27 December/],
      ['ArrowDown', /^Sunday 3 January 2027/],
      ['PageUp', /^Thursday 3 December/],
      ['ArrowUp', /^Thursday 26 November/],
      ['PageUp', /^Sunday 22 November/],
      ['ArrowLeft', /^Sunday 22 November/],
    ];
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      await expect(day(dates, name), key).toBeFocused();
    }
    await expect(dates.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  });

  test('is one stop on the way of Tab', async ({ page }) => {
    await open(page);
    const dates = part(page, 'date-grid').locator('[data-example="chosen"]');
    await dates.getByRole('button', { name: 'Next month' }).focus();
    await page.keyboard.press('Tab');
    await expect(day(dates, /^Wednesday 16 December/)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dates.locator(':focus')).toHaveCount(0);
  });

  test('chooses by Enter what can be chosen, and says why the rest cannot', async ({ page }) => {
    await open(page);
    const dates = part(page, 'date-grid').locator('[data-example="chosen"]');
    await day(dates, /^Wednesday 16 December/).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(dates.getByRole('gridcell', { selected: true })).toHaveAccessibleName(/Thursday 17 December/);
    const closed = day(dates, /^Monday 14 December 2026, Closed ?, always on Mondays/);
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await closed.focus();
    await page.keyboard.press('Enter');
    await expect(dates.getByRole('gridcell', { selected: true })).toHaveAccessibleName(/Thursday 17 December/);
  });

  test('shows another month without taking focus', async ({ page }) => {
    await open(page, 'cn-light');
    const dates = part(page, 'date-grid').locator('[data-example="chosen"]');
    await dates.getByRole('button', { name: '下个月' }).click();
    await expect(dates.getByRole('grid', { name: '2027年1月' })).toBeVisible();
    await expect(dates.getByRole('button', { name: '下个月' })).toBeFocused();
    await expect(dates.getByRole('button', { name: '下个月' })).toHaveAttribute('aria-disabled', 'true');
  });
});

test('the error summary takes focus at every attempt and leads to the controls', async ({ page }) => {
  await open(page);
  const form = part(page, 'error-summary');
  const summary = form.getByRole('group', { name: 'Two things are still missing' });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Enter a correct phone number' }).click();
  await expect(form.getByRole('textbox', { name: 'Mobile phone' })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Mobile phone' })).toHaveAccessibleDescription(
    'Enter a correct phone number',
  );
  await page.keyboard.press('Enter');
  await expect(summary).toBeFocused();
});

test('the button of a code counts down, and does nothing until it has', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00+08:00') });
  await open(page);
  const code = part(page, 'code-field').locator('[data-example="countsDown"]');
  await code.getByRole('button', { name: 'Get the code' }).click();
  await page.clock.runFor(18_000);
  const again = code.getByRole('button', { name: 'Get again in 42 s' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await again.click({ force: true });
  await page.clock.runFor(42_000);
  await expect(code.getByRole('button', { name: 'Get again', exact: true })).not.toHaveAttribute('aria-disabled');
  await expect(code.getByRole('textbox', { name: 'Verification code' })).toHaveAttribute(
    'autocomplete',
    'one-time-code',
  );
});

test('every control of a form is at least 44 pixels high under a finger', async ({ page }) => {
  await open(page);
  for (const component of ['text-field', 'code-field', 'select-field', 'choice', 'check', 'date-grid']) {
    const targets = part(page, component).locator('label:has(input), button, select, input:not(label input)');
    const heights = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length, component).toBeGreaterThan(0);
    expect(Math.min(...heights), component).toBeGreaterThanOrEqual(44);
  }
});
