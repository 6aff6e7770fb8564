import type { Locator, Page } from 'playwright/test';
import type { Lang } from 'shared/contract/lang';
import type { TextMessages } from './text-messages.ts';
import { expect } from '../../fixtures/visitor.ts';

/** What a group reads on its way, in both languages. */
export const GROUP_WORDS = {
  cn: {
    agree: '我已阅读并同意参观须知',
    next: '下一步',
    back: '上一步',
    review: '核对并提交',
    confirm: '确认提交',
    company: '来访单位',
    visitors: '参观人数',
    guide: '需要讲解',
    contact: '团体联系人',
    mobile: '手机号码',
    code: '验证码',
    send: '获取验证码',
    sent: '验证码已发送，5分钟内有效。',
    consent: /我同意以上信息/,
    showSlots: '显示时段',
    titles: {
      notice: '预约单位参观',
      who: '谁来参观？',
      date: '哪一天来？',
      visitors: '有多少人来？',
      contact: '怎样联系您？',
      review: '请核对预约',
      done: /^预约成功，\d+月见$/,
    },
  },
  en: {
    agree: 'I have read and agree to the visit notice',
    next: 'Next',
    back: 'Back',
    review: 'Review and submit',
    confirm: 'Confirm the booking',
    company: 'Visiting organisation',
    visitors: 'Number of visitors',
    guide: 'Please arrange a guide',
    contact: 'Group contact',
    mobile: 'Mobile phone',
    code: 'Verification code',
    send: 'Get the code',
    sent: 'The code has been sent. It is valid for five minutes.',
    consent: /I agree that these details/,
    showSlots: 'Show the time slots',
    titles: {
      notice: 'Book a group visit',
      who: 'Who is coming?',
      date: 'When would you like to come?',
      visitors: 'How many will come?',
      contact: 'How do we reach you?',
      review: 'Is everything right?',
      done: /^Booked\. See you in [A-Z][a-z]+$/,
    },
  },
} as const;

export type GroupStep = keyof (typeof GROUP_WORDS)['en']['titles'];

let numbers = 0;
/** A mobile number that no other group of this run has: limits of codes count by number. */
export function newMobile(worker: number): string {
  numbers += 1;
  return `139${String(worker).padStart(3, '0')}${String(numbers).padStart(5, '0')}`;
}

/** A day so many days from today in Shanghai. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

/** The next open day (not a Monday) from so many days ahead. */
export function openDay(ahead: number): string {
  const date = dayAhead(ahead);
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 1 ? dayAhead(ahead + 1) : date;
}

/** A group on its way through the steps, with script or without. */
export class Group {
  readonly words: (typeof GROUP_WORDS)[Lang];
  readonly #lang: Lang;
  readonly #isPlain: boolean;
  readonly page: Page;

  constructor(page: Page, lang: Lang, isPlain = false) {
    this.page = page;
    this.words = GROUP_WORDS[lang];
    this.#lang = lang;
    this.#isPlain = isPlain;
  }

  address(step: string): string {
    return `/cn/${this.#lang}/book/${step}`;
  }

  field(name: 'company' | 'visitors' | 'contact' | 'mobile' | 'code'): Locator {
    return this.page.getByRole('textbox', { name: this.words[name], exact: true });
  }

  async begin(step = 'notice'): Promise<void> {
    await this.page.goto(this.address(step));
    if (!this.#isPlain) await expect(this.page.locator('main [data-island][data-live]')).toHaveCount(1);
  }

  async isAt(step: GroupStep): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.words.titles[step]);
  }

  press(name: 'next' | 'back' | 'review' | 'confirm' | 'send'): Promise<void> {
    return this.page.getByRole('button', { name: this.words[name], exact: true }).click();
  }

  async agree(): Promise<void> {
    const notice = this.page.locator('#notice-end');
    await notice.evaluate((end) => end.scrollIntoView());
    const box = this.page.getByRole('checkbox', { name: this.words.agree });
    if (!this.#isPlain) await expect(box).not.toHaveAttribute('aria-disabled', 'true');
    await box.check();
    await this.press('next');
    await this.isAt('who');
  }

  async name(company: string): Promise<void> {
    await this.field('company').fill(company);
    await this.press('next');
    await this.isAt('date');
  }

  /** @param start `HH:mm` of the slot */
  async choose(date: string, start: string): Promise<void> {
    await this.chooseDay(date);
    await this.slot(start).check({ force: true });
    await this.press('next');
    await this.isAt('visitors');
  }

  async chooseDay(date: string): Promise<void> {
    if (this.#isPlain) {
      await this.page.locator('input[type=date]').fill(date);
      await this.page.getByRole('button', { name: this.words.showSlots }).click();
      return;
    }
    const day = this.page.locator(`[data-date="${date}"]:not([aria-disabled])`);
    const nextMonth = this.page.getByRole('button', { name: /下个月|Next month/ });
    for (let turns = 0; turns < 2 && (await this.page.locator(`[data-date="${date}"]`).count()) === 0; turns++) {
      await nextMonth.click();
    }
    await day.click();
  }

  slot(start: string): Locator {
    return this.page.locator(`input[name=slot][value^="${start}"]`);
  }

  async count(visitors: string, guide = false): Promise<void> {
    await this.field('visitors').fill(visitors);
    if (guide) await this.page.getByRole('checkbox', { name: this.words.guide }).check();
    await this.press('next');
    await this.isAt('contact');
  }

  /** Gives name and number, asks for the code and reads it on the telephone. */
  async reach(contact: string, mobile: string, phones: TextMessages): Promise<void> {
    const before = phones.to(mobile).length;
    await this.field('contact').fill(contact);
    await this.field('mobile').fill(mobile);
    await this.press('send');
    await expect(this.page.getByText(this.words.sent)).toBeVisible();
    await expect.poll(() => phones.to(mobile).length).toBeGreaterThan(before);
    await this.field('code').fill(/\d{6}/.exec(phones.to(mobile).at(-1) ?? '')?.[0] ?? '');
    await this.page.getByRole('checkbox', { name: this.words.consent }).check();
    await this.press('review');
    await this.isAt('review');
  }

  /** What is said in the summary, in its order. */
  faults(): Locator {
    return this.page.getByRole('main').getByRole('group').locator('a[href^="#"]');
  }

  /** From the notice to the review. */
  async fillAll(visit: Visit, phones: TextMessages): Promise<void> {
    await this.begin();
    await this.agree();
    await this.name(visit.company);
    await this.choose(visit.date, visit.start);
    await this.count(visit.visitors, visit.guide);
    await this.reach(visit.contact, visit.mobile, phones);
  }

  /** Ends at the ticket. @returns its reference */
  async confirm(): Promise<string> {
    await this.press('confirm');
    await this.isAt('done');
    return (await this.page.getByText(/^PV-\d{8}-\w{4}$/).textContent()) ?? '';
  }
}

export interface Visit {
  company: string;
  date: string;
  start: string;
  visitors: string;
  guide?: boolean;
  contact: string;
  mobile: string;
}
