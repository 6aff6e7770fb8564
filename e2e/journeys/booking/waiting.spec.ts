import { LANGS } from 'shared/contract/text/lang';
import { violationsFromTop } from '../../fixtures/axe.ts';
import { Group, newMobile, openDay } from './group.ts';
import { expect, test } from './pavilion-site.ts';
import { fillSlot, joinLine, lineLink, pathOf, WAITING_WORDS } from './waiting-group.ts';
import { onceMore } from '../../fixtures/load/length.ts';

// Spec B15.
for (const lang of LANGS) {
  test(
    `groups wait for a full slot: one passes the places on, the next one takes them (${lang})`,
    onceMore(lang === 'en'),
    async ({ page, pavilion }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width: lang === 'cn' ? 375 : 1440, height: 900 });
      const words = WAITING_WORDS[lang];
      const group = new Group(page, lang);
      const heading = page.getByRole('heading', { level: 1 });
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const slot = { company: '研究所', date: openDay(lang === 'cn' ? 20 : 22), start: '14:00', contact: '林岚' };
      const [first, second] = [newMobile(test.info().workerIndex + 300), newMobile(test.info().workerIndex + 300)];
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));

      const filled = await fillSlot(group, { ...slot, visitors: '60' }, pavilion);
      await joinLine(group, { visit: { ...slot, visitors: '40', mobile: first }, line: 1, lang }, pavilion);
      expect(await violationsFromTop(page)).toEqual([]);
      await page.getByRole('link', { name: words.see }).click();
      await expect(heading).toHaveText(words.number(1));
      await expect(page.getByRole('button', { name: words.leave })).toBeVisible();
      expect(await violationsFromTop(page)).toEqual([]);
      await joinLine(group, { visit: { ...slot, visitors: '30', mobile: second }, line: 2, lang }, pavilion);

      const [cancelled] = await pavilion.operate(`bookings cancel ${filled}`);
      expect(cancelled?.code).toBe(0);
      const offer = await lineLink(pavilion, first, 2);
      await page.goto(pathOf(offer));
      await expect(heading).toHaveText(words.offered);
      await expect(page.getByRole('main')).toContainText(/\d/);
      expect(await violationsFromTop(page)).toEqual([]);
      await press(words.decline);
      await press(words.declineYes);
      await expect(heading).toHaveText(words.declined);
      await expect(heading, 'reading goes on at what has changed').toBeFocused();

      await page.goto(pathOf(await lineLink(pavilion, second, 2)));
      await expect(heading).toHaveText(words.offered);
      await press(words.accept);
      const reference = await page.getByText(/^PV-\d{8}-\w{4}$/).textContent();
      await expect.poll(() => pavilion.phones.to(second).at(-1)).toContain(reference);
      expect(await violationsFromTop(page)).toEqual([]);
      await page.goto(pathOf(pavilion.phones.to(second).at(-1) ?? '').replace(/^.*(?=\/cn\/)/s, ''));
      await expect(page.getByRole('main'), 'the same secret opens the booking').toContainText(reference ?? 'none');

      const secret = offer.slice(-22);
      expect(requests.join('\n'), 'the secret stands in no address that is sent').not.toContain(secret);
    },
  );
}

test('a link that leads to no place in line says so', async ({ page }) => {
  await page.goto('/cn/en/book/waiting#waiting=aaaaaaaaaaaaaaaaaaaaaa');
  await expect(page.getByRole('alert').filter({ hasText: 'leads to no place in line' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Link from our message' })).toBeVisible();
});
