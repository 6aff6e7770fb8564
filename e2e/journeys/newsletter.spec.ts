import { LANGS } from 'shared/contract/lang';
import { linkIn, mailTo } from '../fixtures/mailbox.ts';
import { expect, heading, test } from '../fixtures/visitor.ts';

const WORDS = {
  cn: { email: '电子邮箱', wrong: '请输入正确的电子邮箱', asked: /确认订阅/ },
  en: { email: 'E-mail address', wrong: 'Please enter a correct e-mail address', asked: /confirm your subscription/ },
};

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
    await expect(footer.getByRole('status')).toHaveText(WORDS[lang].asked);
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

test('a reader confirms by the mail, and unsubscribes by one button', async ({ page }) => {
  test.setTimeout(120_000);
  const address = `reader-${Date.now()}@mail.example`;
  await page.goto('/cn/en/news');
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: WORDS.en.email });
  await field.fill(address);
  await expect.poll(() => field.evaluate((input: HTMLInputElement) => input.form?.noValidate)).toBe(true);
  await field.press('Enter');
  await expect(footer.getByRole('status')).toHaveText(WORDS.en.asked);

  await expect.poll(() => mailTo(address), { timeout: 30_000 }).toContain('/subscribe/confirm?');
  await page.goto(linkIn(await mailTo(address)));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/cn/en/successSub?type=confirm');
  await expect(heading(page, 'You are subscribed')).toBeVisible();

  await expect.poll(() => mailTo(address), { timeout: 30_000 }).toContain('/subscribe/cancel?');
  const leave = linkIn(await mailTo(address));
  await page.goto(leave);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page).toHaveURL('/cn/en/successSub');
  await expect(heading(page, 'You are unsubscribed')).toBeVisible();
});

test('a link that nobody signed says that unsubscribing failed', async ({ page }) => {
  await page.goto(`/cn/api/subscribe/cancel?token=${'x'.repeat(30)}&lang=en`);
  await expect(page).toHaveURL('/cn/en/failSub');
  await expect(heading(page, 'Unsubscribing failed')).toBeVisible();
});
