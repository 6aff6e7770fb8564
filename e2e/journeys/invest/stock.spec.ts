import { readFile } from 'node:fs/promises';
import { expect, isSameDocument, liveIslands, markDocument, test } from '../../fixtures/visitor.ts';
import { period, workWithChart } from './chart-parts.ts';

// Spec SCR-invest-stock, I1, I25.
test.describe('an investor', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/cn/en/invest/stock');
    await expect(liveIslands(page)).toHaveCount(1);
  });

  test('sees the chart drawn by the server and the same figures in a table', async ({ page }) => {
    await expect(page.getByRole('img', { name: /Price chart\. From .* the price/ })).toBeVisible();
    await expect(page.locator('main .highcharts-root')).toHaveCount(0);
    await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(21);
    await expect(page.getByText('Delayed by at least 15 minutes')).toBeVisible();
    await expect(page.getByText('Source: sample data')).toBeVisible();
  });

  test('switches between a day, days, weeks and months in place', async ({ page }) => {
    for (const [name, caption] of [
      ['Intraday', /every half hour/],
      ['Week', /last 20 weeks/],
      ['Month', /last \d+ months/],
      ['Day', /last 20 trading days/],
    ] as const) {
      await period(page, name).click();
      await expect(page.getByRole('table', { name: caption })).toBeVisible();
      await expect(period(page, name)).toHaveAttribute('aria-current', 'true');
    }
  });

  test('works with the chart: what they point at becomes a chart to zoom, which the address follows', async ({
    page,
  }) => {
    await workWithChart(page);
    const actions = page.getByRole('group', { name: 'Work with the chart' });
    await actions.getByRole('button', { name: 'Zoom in' }).press('Enter');
    await expect(page).toHaveURL(/\?from=\d{4}-\d\d-\d\d$/);
    await actions.getByRole('button', { name: 'Earlier' }).press('Enter');
    await expect(page).toHaveURL(/\?from=[-\d]+&to=[-\d]+$/);
    const [, from = '', to = ''] = /from=([-\d]+)&to=([-\d]+)/.exec(page.url()) ?? [];
    await expect(page.getByText(`From ${from} to ${to} the price`)).toBeVisible();
    await page.getByText('Dates, drawing, indicators and comparison').click();
    await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue(from);
    const box = await page.locator('main .highcharts-plot-background').first().boundingBox();
    if (!box) throw new Error('the chart has no place');
    await page.mouse.move(box.x + box.width / 3, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + (box.width * 2) / 3, box.y + 60, { steps: 4 });
    await page.mouse.up();
    await expect(page).not.toHaveURL(new RegExp(`from=${from}&to=${to}`));
    await expect(page).toHaveURL(/from=[-\d]+&to=[-\d]+/);
    // A drag that is done is one step, as each press was.
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`\\?from=${from}&to=${to}$`));
    await expect(page.getByText(`From ${from} to ${to} the price`)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\?from=[-\d]+$/);
    await page.goBack();
    await expect(page).toHaveURL('/cn/en/invest/stock');
  });

  test('reads the chart point by point with the keyboard', async ({ page }) => {
    await workWithChart(page);
    await page.getByRole('group', { name: 'Work with the chart' }).getByRole('button', { name: 'Zoom in' }).focus();
    await page.keyboard.press('Shift+Tab');
    for (const _key of Array.from({ length: 6 })) {
      if ((await page.locator('.highcharts-tooltip').count()) > 0) break;
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowRight');
    }
    await expect(page.locator('.highcharts-tooltip').first()).toContainText(/Open .* High .* Low .* Close/);
  });

  test('chooses range, drawing, scale and indicators, each found again in the address', async ({ page }) => {
    await workWithChart(page);
    await page.getByText('Dates, drawing, indicators and comparison').click();
    for (const name of ['1Y', 'Line', 'Logarithmic', 'BOLL', 'MACD', 'RSI', 'EMA']) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true');
    }
    await expect(page).toHaveURL(/range=1Y&shape=line&scale=log&lines=ma%2Cema%2Cboll%2Cmacd%2Crsi$/);
    await expect(page.locator('main .highcharts-macd-series').first()).toBeVisible();
    await expect(page.locator('main .highcharts-navigator-mask-inside')).toBeVisible();
  });

  // Spec I5, I6: issue 17, item 2.
  test('compares A and H shares with the premium, takes the figures along, and opens the announcement behind a mark', async ({
    page,
  }) => {
    await workWithChart(page);
    await page.getByText('Dates, drawing, indicators and comparison').click();
    const compare = page.getByRole('navigation', { name: 'Compare with' });
    await compare.getByRole('link', { name: 'H shares' }).press('Enter');
    await compare.getByRole('link', { name: 'Index' }).press('Enter');
    await expect(page).toHaveURL(/compare=share%2Cindex$/);
    await expect(
      page.getByText(/the A share cost \d+\.\d% more than the H share, at 0\.\d{4} yuan/).first(),
    ).toBeVisible();
    await expect(
      page.locator('main .highcharts-series-group .highcharts-line-series.highcharts-series-2').first(),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: /beginning at 100/ }).getByRole('row')).toHaveCount(21);
    await expect(page.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', /export\/comparison\.csv/);
    await page.locator('main .highcharts-flags-series .highcharts-point').last().click();
    await expect(page).toHaveURL(/\/invest\/notice\/detail\?id=a-20261030-q3$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Third quarterly report/);
    await page.goBack();
    await expect(page.getByRole('table', { name: /beginning at 100/ })).toBeVisible();
  });

  for (const type of ['SVG', 'PNG'] as const) {
    test(`takes the chart along as ${type}, without asking anybody else`, async ({ page }) => {
      await workWithChart(page);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith('data:')) requests.push(new URL(request.url()).host);
      });
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: type, exact: true }).click();
      const file = await (await download).path();
      const bytes = await readFile(file);
      if (type === 'PNG') expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      else expect(bytes.toString()).toMatch(/^<svg (?!.*var\(--).*<title>A shares: From /s);
      expect(requests.filter((host) => host !== new URL(page.url()).host && host !== '')).toEqual([]);
    });
  }

  test('finds market and period again: in the address, by going back, reloading and in the other language', async ({
    page,
  }) => {
    await markDocument(page);
    const market = page.getByRole('navigation', { name: 'Market' }).getByRole('link', { name: 'H shares' });
    await market.click();
    await expect(page).toHaveURL('/cn/en/invest/stock?market=H');
    await expect(page).toHaveTitle(/H shares/);
    await period(page, 'Week').click();
    await expect(page).toHaveURL('/cn/en/invest/stock?market=H&period=week');
    await expect(page.locator('main form:has(#look-up-date) input[name=market]')).toHaveValue('H');
    await page.goBack();
    await expect(page).toHaveURL('/cn/en/invest/stock?market=H');
    await expect(period(page, 'Day')).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('table', { name: /trading days/ })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('table', { name: /weeks/ })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await page.reload();
    await expect(period(page, 'Week')).toHaveAttribute('aria-current', 'true');
    await expect(market).toHaveAttribute('aria-current', 'true');
    await page.locator('header [data-language-switch]').click();
    await expect(page).toHaveURL('/cn/cn/invest/stock?market=H&period=week');
  });

  test('switches the market and sees its currency', async ({ page }) => {
    await page.getByRole('navigation', { name: 'Market' }).getByRole('link', { name: 'H shares' }).click();
    await expect(page.getByText('HKD').first()).toBeVisible();
    await expect(page.getByText('CNY', { exact: true })).toHaveCount(0);
  });

  test('is told when prices do not arrive, keeps what they had, and tries again', async ({ page, pageErrors }) => {
    pageErrors.expect(/status 503: \/cn\/api\/stock/, /Failed to load resource.*503/);
    const isPrice = '**/cn/api/stock/kline*';
    await page.route(isPrice, (route) =>
      route.fulfill({ status: 503, json: { code: '50300', msg: 'busy', data: null } }),
    );
    await period(page, 'Week').click();
    await expect(page.getByText('The prices did not arrive.')).toBeVisible();
    await expect(page.getByRole('table', { name: /trading days/ })).toBeVisible();
    await page.unroute(isPrice);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: /weeks/ })).toBeVisible();
  });
});

test('somebody with a link to weekly H shares gets exactly that', async ({ page }) => {
  await page.goto('/cn/en/invest/stock?market=H&period=week');
  await expect(period(page, 'Week')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: 'H shares', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByRole('table', { name: /weeks/ })).toBeVisible();
});

// Spec I4, LIM-quote-delay.
test('the quote of a page that is left open advances by itself while the market is open, and rests in a hidden tab', async ({
  page,
}) => {
  // Sixteen minutes of air over the car would be drawn picture by picture.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  let price = 20;
  let requests = 0;
  await page.route('**/cn/api/stock/realtime*', async (route) => {
    requests += 1;
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: object };
    price += 1;
    await route.fulfill({ json: { ...rest, data: { ...data, last: price, state: 'open' } } });
  });
  await page.goto('/cn/en/invest/stock');
  await expect(liveIslands(page)).toHaveCount(1);
  // The first question comes after a minute or a quarter of an hour: the page was made at any time of any day.
  const requested = async () => {
    if (requests === 0) await page.clock.runFor('01:00');
    return requests;
  };
  await expect.poll(requested, { timeout: 15_000 }).toBe(1);
  await expect(page.getByText('21.00', { exact: true })).toBeVisible();
  await expect(page.getByText('The market is open: figures advance by themselves')).toBeVisible();
  await page.clock.runFor('01:01');
  await expect(page.getByText('22.00', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor('10:00');
  expect(requests).toBe(2);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(10);
  await expect(page.getByText('23.00', { exact: true })).toBeVisible();
});

test('the colours of gains are those of the language until somebody swaps them, and stay so', async ({ page }) => {
  await page.goto('/cn/cn/invest/stock');
  await expect(page.getByText('红涨绿跌')).toBeVisible();
  await page.goto('/cn/en/invest/stock');
  await expect(liveIslands(page)).toHaveCount(1);
  const gain = page.locator('main .rise').first();
  const colour = () => gain.evaluate((element) => getComputedStyle(element).color);
  const green = await colour();
  await page.getByRole('button', { name: 'Swap the colours' }).click();
  await expect(page.getByText('Red is up, green is down')).toBeVisible();
  expect(await colour()).not.toBe(green);
  await page.reload();
  await expect(page.getByText('Red is up, green is down')).toBeVisible();
});

// Spec I4: issue 17, item 4.
test('the quotes of the home page advance by themselves once somebody has moved, and say what the market does', async ({
  page,
}) => {
  // Sixteen minutes of air over the car would be drawn picture by picture.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  let price = 20;
  await page.route('**/cn/api/stock/realtime*', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: object };
    price += 1;
    await route.fulfill({ json: { ...rest, data: { ...data, last: price, state: 'open' } } });
  });
  await page.goto('/cn/en');
  const script = page.waitForResponse(/interactions\.\w+\.js/);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await script;
  // Until its script has run there is no timer to wait for.
  await expect(async () => {
    await page.clock.runFor('16:00');
    await expect(page.locator('main [data-quote=A] [data-price]')).toHaveText(/^2\d\.00$/, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText('The market is open.')).toBeVisible();
});
