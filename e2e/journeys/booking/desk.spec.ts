import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from 'playwright/test';
import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { mustRun, startNode, type NodeProcess } from '../../fixtures/node-process.ts';
import { sharedSite } from '../../fixtures/places.ts';

const READY_MS = 60_000;
/** Its last sign fits; nobody has it. */
const REFERENCE = 'PV-20261205-222W';

/* The desk is a program of its own, beside the site that the other tests visit, on its database. */
let desk: NodeProcess;
let origin: string;
let token: string;

test.beforeAll(async () => {
  const settings = { DATA_DIR: sharedSite().dataDir };
  // Another token of the same name would end this one, and other tests have desks of their own.
  const name = `tablet-${randomUUID().slice(0, 8)}`;
  token = (await mustRun(['api/src/cli.ts', 'desk', 'token', name], settings)).trim();
  desk = startNode(['api/src/desk/main.ts'], { ...settings, DESK_PORT: '0' });
  const address = () => /The desk is at (\S+)/.exec(desk.output())?.[1];
  await desk.until(() => address() !== undefined, READY_MS);
  origin = address() ?? '';
});
test.afterAll(() => desk.stop());

async function signIn(page: Page): Promise<void> {
  await page.goto(origin);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel('Token of this device').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Day /);
}

async function checkIn(page: Page, reference: string): Promise<void> {
  const field = page.getByLabel('Reference');
  await field.fill(reference);
  await field.press('Enter');
}

test('the team checks in without a connection, and the device tells the desk when it is back', async ({ page }) => {
  await signIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await checkIn(page, REFERENCE);
  await expect(page.getByRole('status')).toHaveText(`${REFERENCE}: There is no such booking.`);

  await page.context().setOffline(true);
  await checkIn(page, REFERENCE);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByText('Stored, not sent yet: 1')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }), 'the page opens from the device').toHaveText('Check in');
  await checkIn(page, 'PV-1');
  await expect(page.getByText('mistyped')).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole('status')).toHaveText(`${REFERENCE}: There is no such booking.`);
  await expect(page.getByText('Everything has been sent.')).toBeVisible();
});

for (const width of [375, 1280]) {
  test(`its pages are for everybody and fit at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${origin}sign-in`);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await signIn(page);
    for (const path of ['', 'log', 'close']) {
      await page.goto(origin + path);
      expect(await violationsInBothThemes(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  });
}
