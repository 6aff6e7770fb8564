import { expect, test } from '../../fixtures/breakable-site.ts';
import { readPage } from '../../fixtures/html.ts';

test.use({ siteOptions: { ownService: true } });
// A site with a service of its own takes its seconds to start: one worker runs them all.
test.describe.configure({ mode: 'default' });

test.describe('while the service is away', () => {
  test('pages that were read before are still served, others say so inside the site', async ({ site, request }) => {
    const cached = await readPage(request, '/cn/en/news');
    expect(cached.status).toBe(200);
    await site.stopService();
    try {
      expect((await readPage(request, '/cn/en/news')).html).toBe(cached.html);
      const other = await readPage(request, '/cn/en/news/detail?baseid=six-experts');
      expect([other.status, other.headings]).toEqual([500, ['Application error']]);
      expect(other.html).toContain('<header');
      expect(other.html).toContain('<footer');
      const health = async () => {
        const answer = await request.get('/health/ready');
        return [answer.status(), await answer.text()];
      };
      // The web process looks twice a second.
      await expect.poll(health).toEqual([503, expect.stringContaining('service')]);
      expect((await request.get('/health/live')).status()).toBe(200);
      const call = await request.get('/cn/api/stock/realtime?market=A&language=2');
      expect(call.status()).toBe(503);
      expect(await call.json()).toMatchObject({ code: '50300' });
    } finally {
      await site.startService();
    }
  });

  test('everything is back within five seconds of its return', async ({ site, request }) => {
    await site.stopService();
    expect((await readPage(request, '/cn/en/news/detail?baseid=damping-notes')).status).toBe(500);
    await site.startService();
    const since = performance.now();
    await expect
      .poll(async () => (await readPage(request, '/cn/en/news/detail?baseid=damping-notes')).status, {
        intervals: [50],
      })
      .toBe(200);
    await expect.poll(async () => (await request.get('/health/ready')).status(), { intervals: [50] }).toBe(200);
    const took = performance.now() - since;
    console.log(`recovery after the service returned: ${Math.round(took)} ms`);
    expect(took).toBeLessThan(5000);
  });

  test('a visitor on an open page is told, and finds everything again', async ({ site, page, pageErrors }) => {
    pageErrors.expect(/^status 50\d/, /Failed to load resource/, /call stock\/marks failed/);
    await page.goto('/cn/en/invest/stock');
    await expect(page.locator('main [data-live]')).toHaveCount(1);
    await site.stopService();
    try {
      await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Week' }).click();
      await expect(page.getByText('The prices did not arrive.')).toBeVisible();
    } finally {
      await site.startService();
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: /weeks/ })).toBeVisible();
  });
});
