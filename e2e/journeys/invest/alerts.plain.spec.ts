import { LANGS } from 'shared/contract/text/lang';
import { linkIn, mailTo } from '../../fixtures/mailbox.ts';
import { expect, heading, test } from '../../fixtures/visitor.ts';
import { onceMore } from '../../fixtures/load/length.ts';

// Chromium without scripts refuses their preloads, too.
test.beforeEach(({ pageErrors }) => pageErrors.expect(/\.js csp$/));

const WORDS = {
  cn: {
    email: '电子邮箱',
    ask: '订阅公告',
    wrong: '请输入正确的电子邮箱',
    requested: '请查看您的邮箱',
    yes: '确认订阅',
    confirmed: '订阅成功',
    sales: '产销快报',
    results: '业绩与定期报告',
    change: '保存更改',
    changed: '已保存',
    end: '退订',
    ended: '退订成功',
  },
  en: {
    email: 'E-mail address',
    ask: 'Get announcements',
    wrong: 'Please enter a correct e-mail address',
    requested: 'Look into your mailbox',
    yes: 'Confirm',
    confirmed: 'You get announcements',
    sales: 'Production and sales',
    results: 'Results',
    change: 'Save changes',
    changed: 'Saved',
    end: 'Unsubscribe',
    ended: 'You are unsubscribed',
  },
};

// Spec I12, SCR-invest-alerts: issue 17, item 9.
for (const lang of LANGS) {
  const words = WORDS[lang];

  test(
    `without script an investor asks for announcements, confirms, chooses others and ends it, in ${lang}`,
    onceMore(lang === 'en'),
    async ({ page }) => {
      test.setTimeout(90_000);
      const address = `investor-${lang}-${Date.now()}@mail.example`;
      const main = page.getByRole('main');
      const newestWith = (part: string) => expect.poll(() => mailTo(address), { timeout: 60_000 }).toContain(part);

      await page.goto(`/cn/${lang}/invest/alerts?category=sales`);
      await main.getByLabel(words.email).fill('nobody');
      await main.getByRole('button', { name: words.ask }).click();
      await expect(main.getByText(words.wrong).first()).toBeVisible();
      await expect(main.getByLabel(words.email)).toHaveValue('nobody');
      await main.getByLabel(words.email).fill(address);
      await main.getByRole('button', { name: words.ask }).click();
      await expect(heading(page, words.requested)).toBeVisible();

      await newestWith('act=confirm');
      await page.goto(linkIn(await mailTo(address)));
      await main.getByRole('button', { name: words.yes }).click();
      await expect(heading(page, words.confirmed)).toBeVisible();

      await newestWith('/invest/alerts?token=');
      const manage = linkIn(await mailTo(address));
      await page.goto(manage);
      await expect(main.getByLabel(words.sales)).toBeChecked();
      await expect(main.getByLabel(words.results)).not.toBeChecked();
      await main.getByLabel(words.results).check();
      await main.getByRole('button', { name: words.change }).click();
      await expect(heading(page, words.changed)).toBeVisible();

      await page.goto(manage);
      await expect(main.getByLabel(words.results)).toBeChecked();
      await main.getByRole('button', { name: words.end }).click();
      await expect(heading(page, words.ended)).toBeVisible();
    },
  );
}
