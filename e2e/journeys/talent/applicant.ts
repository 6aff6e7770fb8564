import type { Locator, Page } from 'playwright/test';
import type { Lang } from 'shared/contract/text/lang';
import { mailTo } from '../../fixtures/mailbox.ts';
import { expect, heading, liveIslands } from '../../fixtures/visitor.ts';

/** What applicants read and press, by language. */
export const WORDS = {
  cn: {
    vacancy: 'NVH试验工程师',
    apply: '申请该职位',
    held: /已收到CV 林岚\.pdf/,
    contact: '姓名',
    country: '居住的国家或地区',
    cv: '简历',
    motivation: /为什么想做/,
    start: '一个月内',
    email: '电子邮箱',
    consent: /我同意/,
    continue: '继续，确认联系方式',
    sendCode: '获取验证码',
    codeSent: '验证码已发出，五分钟内有效。',
    code: '验证码',
    send: '提交申请',
    sent: '申请已提交',
    received: '已收到',
    withdraw: '撤回申请',
    yes: '撤回并删除',
    gone: /已撤回，填写的内容和简历均已删除/,
    missing: '请选择简历文件',
  },
  en: {
    vacancy: 'NVH test engineer',
    apply: 'Apply for this vacancy',
    held: /CV 林岚\.pdf/,
    contact: 'Your name',
    country: 'Country or region you live in',
    cv: 'CV',
    motivation: /^Why this work/,
    start: 'Within a month',
    email: 'E-mail',
    consent: /^I agree/,
    continue: 'Continue and confirm your address',
    sendCode: 'Get the code',
    codeSent: 'The code is on its way. It is valid for five minutes.',
    code: 'Verification code',
    send: 'Send the application',
    sent: 'Your application is sent',
    received: 'Received',
    withdraw: 'Withdraw it',
    yes: 'Yes, withdraw and delete',
    gone: /is withdrawn\. What you wrote and your CV are deleted/,
    missing: 'Choose your CV',
  },
} as const;

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
startxref
190
%%EOF
`;

/** Somebody who applies: one form, and the link of the mail that follows. */
export class Applicant {
  readonly words: (typeof WORDS)[Lang];
  readonly email: string;
  readonly page: Page;
  readonly lang: Lang;

  constructor(page: Page, lang: Lang) {
    this.page = page;
    this.lang = lang;
    this.words = WORDS[lang];
    this.email = `applicant-${lang}-${Date.now()}@mail.example`;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  field(name: string | RegExp): Locator {
    return this.main.getByRole('textbox', { name, exact: true });
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  /** From the list to the form: the vacancy and its form are the second and the third screen. */
  async openForm(): Promise<void> {
    const { main, page, words, lang } = this;
    await page.goto(`/cn/${lang}/talent/jobs`);
    await main.getByRole('link', { name: words.vacancy }).press('Enter');
    await main.getByRole('link', { name: words.apply }).first().press('Enter');
    await expect(page).toHaveURL(/\/talent\/apply\?id=nvh-test-engineer$/);
  }

  /** Everything but the file and the code, with keys alone. */
  async type(): Promise<void> {
    const { words } = this;
    await this.field(words.contact).pressSequentially('林岚');
    await this.field(words.country).pressSequentially('中国');
    await this.field(words.motivation).pressSequentially('I have listened to cars for nine years.');
    await this.main.getByRole('radio', { name: words.start }).press('Space');
    await this.field(words.email).pressSequentially(this.email);
    await this.main.getByRole('checkbox', { name: words.consent }).press('Space');
  }

  /** What belongs to nobody is there again after a reload; a name is not. */
  async comeBackToDraft(): Promise<void> {
    const start = this.main.getByRole('radio', { name: this.words.start });
    await start.press('Space');
    await this.field(this.words.contact).fill('林岚');
    await this.page.reload();
    await expect(liveIslands(this.page)).toHaveCount(1);
    await expect(start).toBeChecked();
    await expect(this.field(this.words.contact)).toHaveValue('');
  }

  async bringCv(): Promise<void> {
    const file = { name: 'CV 林岚.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
    await this.main.getByLabel(this.words.cv, { exact: true }).setInputFiles(file);
  }

  /** The code comes by mail, and the application goes. */
  async confirm(): Promise<void> {
    const { words } = this;
    await this.button(words.sendCode).press('Enter');
    await expect(this.main.getByText(words.codeSent)).toBeVisible();
    const code = async () => /\b\d{6}\b/.exec(await mailTo(this.email))?.[0] ?? '';
    await expect.poll(code, { timeout: 20_000 }).not.toBe('');
    await this.field(words.code).fill(await code());
    await this.button(words.send).press('Enter');
    await expect(this.main.locator('[data-sent]')).toBeVisible();
  }

  /** The link of the mail opens the application, and its buttons withdraw it with its file. */
  async withdraw(): Promise<void> {
    const { words, page } = this;
    const link = async () => /#application=[\w-]{22}/.exec(await mailTo(this.email))?.[0] ?? '';
    await expect.poll(link, { timeout: 20_000 }).not.toBe('');
    await page.goto(`/cn/${this.lang}/talent/application${await link()}`);
    await this.open((await link()).split('=')[1] ?? '');
    await expect(this.main.getByText(words.received, { exact: true })).toBeVisible();
    await this.button(words.withdraw).press('Enter');
    await this.button(words.yes).press('Enter');
    await expect(this.main.getByText(words.gone)).toBeVisible();
  }

  /** Without script a link says nothing after its `#`: its key is typed. */
  private async open(token: string): Promise<void> {
    const key = this.main.locator('input#token');
    if (!(await key.isVisible())) return;
    await key.fill(token);
    await this.main.locator('button[value=see]').press('Enter');
  }

  async isSent(): Promise<void> {
    await expect(
      heading(this.page, this.words.sent)
        .or(this.main.getByRole('heading', { name: this.words.sent }))
        .first(),
    ).toBeVisible();
  }
}
