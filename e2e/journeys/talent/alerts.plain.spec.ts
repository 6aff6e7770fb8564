import { LANGS } from 'shared/contract/text/lang';
import { linkIn, mailTo } from '../../fixtures/mailbox.ts';
import { expect, heading, test } from '../../fixtures/visitor.ts';

// Chromium without scripts refuses their preloads, too.
test.beforeEach(({ pageErrors }) => pageErrors.expect(/\.js csp$/));

const WORDS = {
  cn: {
    byMail: '用邮件接收新职位',
    search: '“工程师” · 广州',
    other: '校园招聘（新）',
    email: '电子邮箱',
    ask: '订阅职位',
    wrong: '请输入正确的电子邮箱',
    requested: '请查看您的邮箱',
    yes: '确认订阅',
    confirmed: '订阅成功',
    change: '保存更改',
    changed: '已保存',
    end: '退订',
    ended: '退订成功',
    keyword: '工程师',
  },
  en: {
    byMail: 'Get new ones by mail',
    search: '“engineer” · Guangzhou',
    other: 'Campus (new)',
    email: 'E-mail address',
    ask: 'Get vacancies',
    wrong: 'Please enter a correct e-mail address',
    requested: 'Look into your mailbox',
    yes: 'Confirm',
    confirmed: 'You get vacancies',
    change: 'Save changes',
    changed: 'Saved',
    end: 'Unsubscribe',
    ended: 'You are unsubscribed',
    keyword: 'engineer',
  },
};

// Spec J7, SCR-talent-alerts: issue 19, item 2.
for (const lang of LANGS) {
  const words = WORDS[lang];

  test(`without script somebody gets a search by mail, adds another and ends it, in ${lang}`, async ({ page }) => {
    test.setTimeout(90_000);
    const address = `seeker-${lang}-${Date.now()}@mail.example`;
    const main = page.getByRole('main');
    const newestWith = (part: string) => expect.poll(() => mailTo(address), { timeout: 60_000 }).toContain(part);

    await page.goto(`/cn/${lang}/talent/jobs?keyword=${encodeURIComponent(words.keyword)}&city=guangzhou`);
    await main.getByRole('link', { name: words.byMail }).first().click();
    await expect(main.getByText(words.search)).toBeVisible();
    await main.getByLabel(words.email).fill('nobody');
    await main.getByRole('button', { name: words.ask }).click();
    await expect(main.getByText(words.wrong).first()).toBeVisible();
    await expect(main.getByText(words.search)).toBeVisible();
    await main.getByLabel(words.email).fill(address);
    await main.getByRole('button', { name: words.ask }).click();
    await expect(heading(page, words.requested)).toBeVisible();

    await newestWith('act=confirm');
    await page.goto(linkIn(await mailTo(address)));
    await main.getByRole('button', { name: words.yes }).click();
    await expect(heading(page, words.confirmed)).toBeVisible();

    await newestWith('/talent/alerts?token=');
    const manage = linkIn(await mailTo(address));
    await page.goto(`${manage}&track=campus`);
    await expect(main.getByLabel(words.other)).toBeChecked();
    await main.getByLabel(words.search).uncheck();
    await main.getByRole('button', { name: words.change }).click();
    await expect(heading(page, words.changed)).toBeVisible();

    await page.goto(manage);
    await expect(main.getByRole('checkbox')).toHaveCount(1);
    await main.getByRole('button', { name: words.end }).click();
    await expect(heading(page, words.ended)).toBeVisible();
  });
}
