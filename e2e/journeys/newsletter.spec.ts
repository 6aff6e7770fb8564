import { LANGS } from 'shared/contract/text/lang';
import { violationsOn } from '../fixtures/axe.ts';
import { linkIn, mailTo } from '../fixtures/mailbox.ts';
import { expect, heading, test } from '../fixtures/visitor.ts';

const WORDS = {
  cn: {
    email: '电子邮箱',
    wrong: '请输入正确的电子邮箱',
    requested: /确认订阅/,
    confirm: '确认订阅',
    yes: '确认订阅',
    subscribed: '订阅成功',
    leave: '退订新闻',
    go: '退订',
    gone: '退订成功',
  },
  en: {
    email: 'E-mail address',
    wrong: 'Please enter a correct e-mail address',
    requested: /confirm your subscription/,
    confirm: 'Confirm your subscription',
    yes: 'Confirm',
    subscribed: 'You are subscribed',
    leave: 'Leave our letters?',
    go: 'Unsubscribe',
    gone: 'You are unsubscribed',
  },
};

// Spec SCR-newsletter, STATE-subscription, G-14, G-15, M13.
for (const lang of LANGS) {
  test(`a reader subscribes in the footer, and the address travels encrypted, in ${lang}`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/subscribe/add')) sent.push(request.postData() ?? '');
    });
    await page.goto(`/cn/${lang}/news`);
    const footer = page.getByRole('contentinfo');
    const field = footer.getByRole('textbox', { name: WORDS[lang].email });
    await field.fill('reader@mail.example');
    await expect.poll(() => field.evaluate((input: HTMLInputElement) => input.form?.noValidate)).toBe(true);
    await field.press('Enter');
    await expect(footer.getByRole('status')).toHaveText(WORDS[lang].requested);
    await expect(field).toHaveValue('');
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toContain('reader');
  });

  test(`a wrong address is told beside the field and sent nowhere, in ${lang}`, async ({ page }) => {
    await page.goto(`/cn/${lang}/news`);
    const footer = page.getByRole('contentinfo');
    const field = footer.getByRole('textbox', { name: WORDS[lang].email });
    await field.fill('nobody');
    await expect.poll(() => field.evaluate((input: HTMLInputElement) => input.form?.noValidate)).toBe(true);
    await field.press('Enter');
    await expect(footer.getByRole('status')).toHaveText(WORDS[lang].wrong);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
  });
}

/** Waits for the mail with a link to this act. @returns path and query of the link */
async function linkTo(act: 'confirm' | 'cancel', address: string): Promise<string> {
  let mail = '';
  const newest = async () => (mail = await mailTo(address));
  await expect.poll(newest, { timeout: 60_000 }).toContain(`/subscribe/${act}?`);
  return linkIn(mail);
}

for (const lang of LANGS) {
  const words = WORDS[lang];

  test(`a reader confirms by the mail, leaves by one click of the mail program, and the link says so again, in ${lang}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const address = `reader-${lang}-${Date.now()}@mail.example`;
    await page.goto(`/cn/${lang}/news`);
    const footer = page.getByRole('contentinfo');
    const field = footer.getByRole('textbox', { name: words.email });
    await field.fill(address);
    await expect.poll(() => field.evaluate((input: HTMLInputElement) => input.form?.noValidate)).toBe(true);
    await field.press('Enter');
    await expect(footer.getByRole('status')).toHaveText(words.requested);

    await page.goto(await linkTo('confirm', address));
    await expect(heading(page, words.confirm)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: words.yes }).click();
    await expect(page).toHaveURL(`/cn/${lang}/successSub?type=confirm`);
    await expect(heading(page, words.subscribed)).toBeVisible();

    const link = await linkTo('cancel', address);
    const oneClick = link.replace('/cancel?', '/cancel/form?');
    const answer = await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 });
    expect([answer.status(), await answer.text()]).toEqual([200, '']);
    await page.goto(link);
    await expect(heading(page, words.leave)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: words.go }).click();
    await expect(page).toHaveURL(`/cn/${lang}/successSub`);
    await expect(heading(page, words.gone)).toBeVisible();
  });
}

test('a link that nobody signed says that unsubscribing failed', async ({ page }) => {
  await page.goto(`/cn/api/subscribe/cancel?token=${'x'.repeat(30)}&lang=en`);
  await expect(page).toHaveURL('/cn/en/failSub');
  await expect(heading(page, 'Unsubscribing failed')).toBeVisible();
});
