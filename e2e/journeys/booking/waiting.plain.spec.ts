import { LANGS } from 'shared/contract/text/lang';
import { Group, newMobile, openDay } from './group.ts';
import { expect, test } from './pavilion-site.ts';
import { fillSlot, joinLine, lineLink, WAITING_WORDS } from './waiting-group.ts';
import { onceMore } from '../../fixtures/load/length.ts';

// The browser gives up the preloads of scripts that it will not run.
test.beforeEach(({ pageErrors }) => pageErrors.expect(/\.js csp$/));

for (const lang of LANGS) {
  test(
    `a group waits without a script, is passed the places of another and takes them (${lang})`,
    onceMore(lang === 'cn'),
    async ({ page, pavilion }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width: lang === 'cn' ? 1440 : 375, height: 900 });
      const words = WAITING_WORDS[lang];
      const group = new Group(page, lang, true);
      const heading = page.getByRole('heading', { level: 1 });
      const slot = {
        company: '流体力学研究所',
        date: openDay(lang === 'cn' ? 24 : 26),
        start: '09:30',
        contact: '林岚',
      };
      const [first, second] = [newMobile(test.info().workerIndex + 400), newMobile(test.info().workerIndex + 400)];

      const filled = await fillSlot(group, { ...slot, visitors: '60' }, pavilion);
      await joinLine(group, { visit: { ...slot, visitors: '60', mobile: first }, line: 1, lang }, pavilion);
      await joinLine(group, { visit: { ...slot, visitors: '60', mobile: second }, line: 2, lang }, pavilion);
      await page.getByRole('button', { name: words.see }).click();
      await expect(heading).toHaveText(words.number(2));
      expect(page.url()).toMatch(/\/book\/waiting\?opened=1$/);

      await pavilion.operate(`bookings cancel ${filled}`);
      await lineLink(pavilion, first, 2);
      const number = /WL-\d{8}-\w{4}/.exec(pavilion.phones.to(first).at(-1) ?? '')?.[0] ?? '';
      // They have called: the operator ends their place, and what is held goes on.
      const [ended] = await pavilion.operate(`waiting end ${number}`);
      expect(ended?.code).toBe(0);
      const link = await lineLink(pavilion, second, 2);

      await page.goto(group.address('waiting'));
      await page.getByRole('main').getByRole('textbox').fill(link);
      await page.locator('main button[value=see]').click();
      await expect(heading).toHaveText(words.offered);
      await page.getByRole('button', { name: words.accept, exact: true }).click();
      const reference = (await page.getByText(/^PV-\d{8}-\w{4}$/).textContent()) ?? '';
      await expect.poll(() => pavilion.phones.to(second).at(-1)).toContain(reference);

      // Once more, as after going back: the same ticket, not another booking.
      await page.goto(group.address('waiting'));
      await page.getByRole('main').getByRole('textbox').fill(link);
      await page.locator('main button[value=see]').click();
      await page.locator('main button[value=accept]').click();
      await expect(page.getByText(reference, { exact: true })).toBeVisible();
    },
  );
}
