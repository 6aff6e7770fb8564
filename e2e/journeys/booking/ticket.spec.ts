import type { Page } from 'playwright/test';
import type { BookingDetail } from 'shared/contract/booking/booking';
import { storedScope, storeOfPage } from 'shared/contract/section/stored-page';
import { qrDrawing } from 'shared/ui/data/qr-code/qr-drawing';
import type { Lang } from 'shared/contract/text/lang';
import { violationsOn } from '../../fixtures/axe.ts';
import { Group, newMobile, openDay } from './group.ts';
import { expect, test, type PavilionSite } from './pavilion-site.ts';

const WORDS = {
  cn: {
    device: '保存到此设备',
    stored: /没有网络也能打开/,
    forget: '从此设备移除',
    removed: /已移除/,
    ended: /已取消或不再存在/,
    check: '查看有无变动',
    yes: '确定取消',
    cancel: '取消预约',
  },
  en: {
    device: 'Keep on this device',
    stored: /opens without a network/,
    forget: 'Remove from this device',
    removed: /Nothing of this visit is left/,
    ended: /was removed from this device/,
    check: 'Check for changes',
    yes: 'Yes, cancel the visit',
    cancel: 'Cancel the visit',
  },
} as const;

/** What the browser has of the page: its storage and its worker. */
const remains = (page: Page, lang: Lang) =>
  page.evaluate(
    async ({ store, scope }) => {
      const registration = await navigator.serviceWorker.getRegistration(scope);
      return { isStored: await caches.has(store), answers: registration?.scope.endsWith(scope) ?? false };
    },
    { store: storeOfPage(storedScope(lang, '/book/ticket')), scope: storedScope(lang, '/book/ticket') },
  );

interface StoredVisit {
  /** Ends the link of the visit. */
  secret: string;
  reference: string;
  /** What the QR code says. */
  signed: string;
}

interface Booking {
  lang: Lang;
  /** The so-manieth that can be booked. */
  day: number;
  pavilion: PavilionSite;
}

/** Books, goes on to the ticket from the last step, and keeps it. */
async function keep(page: Page, { lang, day, pavilion }: Booking): Promise<StoredVisit> {
  const words = WORDS[lang];
  const group = new Group(page, lang);
  const mobile = newMobile(test.info().workerIndex + 700);
  const date = openDay(day);
  await group.fillAll(
    { company: '研究所', date, start: '11:00', visitors: '3', contact: '林岚', mobile },
    pavilion.phones,
  );
  const reference = await group.confirm();
  const detail = page.waitForResponse(/\/booking\/detail/);
  await page.getByRole('link', { name: words.device }).click();
  await expect(page).toHaveURL(new RegExp(`/cn/${lang}/book/ticket#visit=`));
  const { data } = (await (await detail).json()) as { data: BookingDetail };
  expect(await remains(page, lang), 'nothing is kept before somebody asks for it').toEqual({
    isStored: false,
    answers: false,
  });
  await page.getByRole('button', { name: words.device }).click();
  const said = page.getByRole('status').filter({ hasText: words.stored });
  await expect(said).toBeVisible();
  await expect(said).toBeFocused();
  const code = page.getByRole('img', { name: new RegExp(reference) });
  const [background, ink] = [code.locator('path').first(), code.locator('path').last()];
  await expect(background, 'a scanner needs white').toHaveCSS('fill', 'rgb(255, 255, 255)');
  await expect(ink).toHaveCSS('stroke', 'rgb(11, 15, 20)');
  expect(await violationsOn(page)).toEqual([]);
  return { reference, signed: data.ticket ?? '', secret: new URL(page.url()).hash };
}

/** Without a network browsers say so. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;

for (const [lang, width] of [
  ['cn', 375],
  ['en', 1440],
] as const) {
  // Spec B27.
  test(`a ticket that was kept opens without a network, until it is removed (${lang}, ${width} px)`, async ({
    page,
    pavilion,
    pageErrors,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    const words = WORDS[lang];
    const address = `/cn/${lang}/book/ticket`;
    const { reference, signed } = await keep(page, { lang, day: lang === 'cn' ? 31 : 32, pavilion });
    expect(signed, 'a signed code').toContain(`${reference}:1100:3:`);

    await page.context().setOffline(true);
    pageErrors.expect(OFFLINE);
    await page.reload();
    const main = page.getByRole('main');
    await expect(main).toContainText(reference);
    await expect(main).toContainText('11:00–12:30');
    await expect(page.getByRole('link', { name: words.check })).toBeVisible();
    const drawn = page.getByRole('img', { name: new RegExp(reference) }).locator('path[stroke]');
    await expect(drawn).toHaveAttribute('d', qrDrawing(signed).ink);
    expect(await violationsOn(page)).toEqual([]);
    expect(await main.evaluate((element) => getComputedStyle(element).display), 'its style may be used').toBe('grid');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    const other = await page.context().newPage();
    await other.goto(address);
    await expect(other.getByRole('main')).toContainText(reference);
    await other.close();

    await page.context().setOffline(false);
    await page.goto(address);
    await expect(page.getByRole('button', { name: words.forget }), 'the live page again').toBeVisible();
    await page.getByRole('button', { name: words.forget }).click();
    await expect(page.getByRole('status').filter({ hasText: words.removed })).toBeVisible();
    expect(await remains(page, lang)).toEqual({ isStored: false, answers: false });
    await page.context().setOffline(true);
    await expect(page.goto(address)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await page.context().setOffline(false);
    await page.goto(address);
  });
}

test('a kept ticket goes when its visit is cancelled elsewhere, and leaves the other pages alone', async ({
  page,
  pavilion,
}) => {
  test.setTimeout(120_000);
  const words = WORDS.en;
  const { reference } = await keep(page, { lang: 'en', day: 33, pavilion });
  const workers = page
    .context()
    .serviceWorkers()
    .map((worker) => new URL(worker.url()).pathname);
  expect(workers).toEqual(['/cn/en/stored/worker.js']);
  await page.goto('/cn/en/book');
  expect(await page.evaluate(() => navigator.serviceWorker.controller), 'no other page has a worker').toBeNull();

  await pavilion.operate(`bookings cancel ${reference}`);
  await page.goto('/cn/en/book/ticket');
  await expect(page.getByRole('status').filter({ hasText: words.ended })).toBeVisible();
  await expect(page.getByRole('img', { name: new RegExp(reference) })).toHaveCount(0);
  await expect.poll(() => remains(page, 'en')).toEqual({ isStored: false, answers: false });
});

test('who cannot keep a ticket reads so, and it is shown all the same', async ({ page, pavilion }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('no space', 'QuotaExceededError'));
  });
  const group = new Group(page, 'en');
  const mobile = newMobile(test.info().workerIndex + 700);
  const date = openDay(34);
  await group.fillAll(
    { company: '研究所', date, start: '11:00', visitors: '3', contact: '林岚', mobile },
    pavilion.phones,
  );
  const reference = await group.confirm();
  await page.getByRole('link', { name: WORDS.en.device }).click();
  await page.getByRole('button', { name: WORDS.en.device }).click();
  await expect(page.getByRole('status').filter({ hasText: 'does not keep the ticket' })).toBeVisible();
  await expect(page.getByRole('img', { name: new RegExp(reference) })).toBeVisible();
  expect(await remains(page, 'en')).toEqual({ isStored: false, answers: false });
});
