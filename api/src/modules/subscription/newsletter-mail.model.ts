import { SUBSCRIPTION_TOPICS, type SubscriptionTopic } from 'shared/contract/site/subscription';
import type { Lang } from 'shared/contract/text/lang';
import { pageHref } from 'shared/contract/site/site-link';
import { articleAddress, pagePath } from '../../model/page-addresses.ts';
import type { MailBlock, MailDocument } from '../outbox/mail/mail-content.service.ts';
import type { LetterArticle } from './newsletter.store.ts';

/** What a letter is about; nothing in it is personal. */
export interface Letter {
  month: string;
  site: string;
  /** The newest first; topics that the reader did not choose are empty. */
  articles: Readonly<Record<SubscriptionTopic, readonly LetterArticle[]>>;
  /** Day and title. */
  announcements: readonly string[];
}

interface LetterContext {
  lang: Lang;
  /** `https://host` of the site. */
  origin: string;
  /** Link to unsubscribe. */
  cancel: string;
}

interface Words {
  subject: (site: string, month: string) => string;
  title: (month: string) => string;
  hello: (site: string) => string;
  topics: Readonly<Record<SubscriptionTopic, string>>;
  announcements: string;
  allAnnouncements: string;
  footer: (site: string) => string;
  cancel: string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  cn: {
    subject: (site, month) => `${site}新闻，${month.slice(0, 4)}年${Number(month.slice(5))}月`,
    title: (month) => `${Number(month.slice(5))}月要闻`,
    hello: (site) => `以下是${site}上月要紧的事。`,
    topics: { news: '新闻与创新', investors: '投资者关系', responsibility: '社会责任' },
    announcements: '公告',
    allAnnouncements: '全部公告',
    footer: (site) => `您订阅了${site}新闻，因此收到此信。`,
    cancel: '退订',
  },
  en: {
    subject: (site, month) => `News from ${site}, ${monthName(month)}`,
    title: (month) => `What mattered in ${monthName(month)}`,
    hello: (site) => `This is what happened at ${site} last month.`,
    topics: { news: 'News and innovation', investors: 'Investor relations', responsibility: 'Social responsibility' },
    announcements: 'Announcements',
    allAnnouncements: 'All announcements',
    footer: (site) => `You get this letter because you subscribed to news from ${site}.`,
    cancel: 'Unsubscribe',
  },
};

function formatted(lang: Lang, options: Intl.DateTimeFormatOptions, at: Date): string {
  const locale = lang === 'cn' ? 'zh-CN' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Shanghai' }).format(at);
}

const monthName = (month: string): string =>
  formatted('en', { year: 'numeric', month: 'long' }, new Date(`${month}-15T12:00:00+08:00`));

/** Articles of a topic under its name; nothing where there are none. */
function topicBlocks(
  articles: readonly LetterArticle[],
  heading: string,
  { lang, origin }: LetterContext,
): MailBlock[] {
  if (articles.length === 0) return [];
  const list = articles.map((article) => ({
    title: article.title,
    href: origin + pageHref(lang, articleAddress(article)),
    about: formatted(lang, { day: 'numeric', month: 'long' }, article.publishTime),
    summary: article.summary,
  }));
  return [
    { kind: 'heading', text: heading },
    { kind: 'articles', articles: list },
  ];
}

/** The letter about a month, topic by topic. */
export function newsletterMail(letter: Letter, context: LetterContext): MailDocument {
  const { lang, origin, cancel } = context;
  const words = WORDS[lang];
  const { site, month, announcements } = letter;
  const more = { label: words.allAnnouncements, href: origin + pagePath(lang, 'invest.notice') };
  const notices: MailBlock[] = [
    { kind: 'heading', text: words.announcements },
    { kind: 'lines', lines: [...announcements], more },
  ];
  return {
    lang,
    site,
    subject: words.subject(site, month),
    preview: SUBSCRIPTION_TOPICS.flatMap((topic) => letter.articles[topic][0]?.title ?? []).join(' · '),
    title: words.title(month),
    blocks: [
      { kind: 'text', text: words.hello(site) },
      ...SUBSCRIPTION_TOPICS.flatMap((topic) => topicBlocks(letter.articles[topic], words.topics[topic], context)),
      ...(announcements.length > 0 ? notices : []),
    ],
    footer: { text: words.footer(site), link: { label: words.cancel, href: cancel } },
  };
}
