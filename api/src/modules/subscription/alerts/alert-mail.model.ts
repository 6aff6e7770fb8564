import type { AnnouncementCategory } from 'shared/contract/content/announcement-text';
import type { Market } from 'shared/contract/invest/stock';
import type { Lang } from 'shared/contract/text/lang';
import type { MailDocument } from '../../outbox/mail/mail-content.service.ts';
import { pagePath } from '../../../model/page-addresses.ts';
import type { AlertContext } from './alert.model.ts';

/** An announcement as a mail tells of it. */
export interface AlertedAnnouncement {
  baseId: string;
  market: Market;
  category: AnnouncementCategory;
  title: string;
  /** Its first paragraph. */
  summary: string;
  /** `yyyy-MM-dd HH:mm`, Asia/Shanghai. */
  publishTime: string;
  /** The reader's, unless it exists in the other one only. */
  language: Lang;
}

interface Words {
  markets: Readonly<Record<Market, string>>;
  categories: Readonly<Record<AnnouncementCategory, string>>;
  subject: (site: string, title: string, more: number) => string;
  title: (count: number) => string;
  otherOnly: string;
  footer: (site: string) => string;
  manage: string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  cn: {
    markets: { A: 'A股', H: 'H股' },
    categories: {
      results: '业绩与定期报告',
      sales: '产销快报',
      dividend: '利润分配',
      meeting: '股东大会',
      board: '董事会',
      shares: '股份变动与回购',
      transaction: '交易与担保',
      other: '其他',
    },
    subject: (site, title, more) => `${site}公告：${title}${more > 0 ? `等${more + 1}条` : ''}`,
    title: (count) => (count === 1 ? '新公告' : `${count}条新公告`),
    otherOnly: '仅英文',
    footer: (site) => `您订阅了${site}公告，因此收到此邮件。以在交易所刊登的文本为准。`,
    manage: '更改或退订',
  },
  en: {
    markets: { A: 'A shares', H: 'H shares' },
    categories: {
      results: 'Results and reports',
      sales: 'Production and sales',
      dividend: 'Dividends',
      meeting: 'General meetings',
      board: 'Board',
      shares: 'Shares and repurchases',
      transaction: 'Transactions and guarantees',
      other: 'Other',
    },
    subject: (site, title, more) => `${site}: ${title}${more > 0 ? ` and ${more} more` : ''}`,
    title: (count) => (count === 1 ? 'A new announcement' : `${count} new announcements`),
    otherOnly: 'Chinese only',
    footer: (site) =>
      `You get this mail because you asked for announcements of ${site}. The text published by the exchange prevails.`,
    manage: 'Change or unsubscribe',
  },
};

/** The mail about what was published in one minute; at least one announcement. */
export function alertMail(
  announcements: readonly AlertedAnnouncement[],
  { lang, site, origin, manage }: AlertContext,
): MailDocument {
  const words = WORDS[lang];
  const title = announcements[0]?.title ?? '';
  return {
    lang,
    site,
    subject: words.subject(site, title, announcements.length - 1),
    preview: announcements.map((one) => one.title).join(' · '),
    title: words.title(announcements.length),
    blocks: [
      {
        kind: 'articles',
        articles: announcements.map((one) => ({
          title: one.title,
          href: origin + pagePath(one.language, 'invest.announcement', { id: one.baseId }),
          about: [
            words.markets[one.market],
            words.categories[one.category],
            one.publishTime,
            ...(one.language === lang ? [] : [words.otherOnly]),
          ].join(' · '),
          summary: one.summary,
        })),
      },
    ],
    footer: { text: words.footer(site), link: { label: words.manage, href: manage } },
  };
}
