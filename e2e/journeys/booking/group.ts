import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import type { TextMessages } from './text-messages.ts';
import { ROOT } from '../../fixtures/places.ts';
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
/** Both languages in both widths, for what must hold in all of them. */
export const VIEWS = LANGS.flatMap((lang) => [375, 1440].map((width) => ({ lang, width })));
/** Each language and each width once, for what the one cannot break in the other. */
export const ONE_VIEW_EACH = [
  { lang: 'cn', width: 1440 },
  { lang: 'en', width: 375 },
] as const;

/** A mobile number that no other group of this run has: limits of codes count by number. */
export function newMobile(worker: number): string {
  numbers += 1;
  return `139${String(worker).padStart(3, '0')}${String(numbers).padStart(5, '0')}`;
}

interface OpenDays {
  /** ISO, Monday is 1. */
  weekdays: number[];
  days: { from: string; to: string; state: string }[];
}

const { weekdays, days } = JSON.parse(readFileSync(path.join(ROOT, 'content/pack/calendar.json'), 'utf8')) as OpenDays;

/** A day so many days from today in Shanghai. */
function dayAhead(ahead: number): string {
  return new Date(Date.now() + 8 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10);
}

function isOpen(date: string): boolean {
  const special = days.findLast(({ from, to }) => from <= date && date <= to);
  return special ? special.state === 'open' : weekdays.includes(new Date(`${date}T00:00:00Z`).getUTCDay() || 7);
}

/** Days that can be booked, by the pavilion's own calendar: closures come nearer while these tests grow old. */
const OPEN_DAYS = Array.from({ length: 60 }, (_, at) => dayAhead(at + 1)).filter(isOpen);

/** The so-manieth day that can be booked: another one for every number. */
export function openDay(which: number): string {
  return OPEN_DAYS[which - 1] ?? '';
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

  /** Reads the notice to its end, agrees and goes on, wherever that leads. */
  async accept(): Promise<void> {
    const notice = this.page.locator('#notice-end');
    await notice.evaluate((end) => end.scrollIntoView());
    const box = this.page.getByRole('checkbox', { name: this.words.agree });
    if (!this.#isPlain) await expect(box).not.toHaveAttribute('aria-disabled', 'true');
    await box.check();
    await this.press('next');
  }

  async agree(): Promise<void> {
    await this.accept();
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
    await nextMonth.waitFor();
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

  /** From the notice to the review. @param look at every step on the way */
  async fillAll(visit: Visit, phones: TextMessages, look: () => Promise<void> = async () => {}): Promise<void> {
    await this.begin();
    await look();
    await this.agree();
    await look();
    // Each group is an organisation of its own, for one may book so many visits only.
    await this.name(`${visit.company} ${visit.mobile}`);
    await look();
    await this.choose(visit.date, visit.start);
    await look();
    await this.count(visit.visitors, visit.guide);
    await look();
    await this.reach(visit.contact, visit.mobile, phones);
    await look();
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
