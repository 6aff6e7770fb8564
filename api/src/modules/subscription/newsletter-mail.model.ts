import type { Lang } from 'shared/contract/text/lang';
import { pageHref } from 'shared/contract/site/site-link';
import { articleAddress, pagePath } from '../../model/page-addresses.ts';
import type { LetterArticle } from './newsletter.store.ts';

/** What a letter is about; nothing in it is personal. */
export interface Letter {
  month: string;
  site: string;
  articles: readonly LetterArticle[];
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
  hello: (site: string, month: string) => string;
  announcements: string;
  cancel: string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  cn: {
    subject: (site, month) => `${site}新闻，${month.slice(0, 4)}年${Number(month.slice(5))}月`,
    hello: (site, month) => `您好：\n\n这是${site}${Number(month.slice(5))}月要紧的事。`,
    announcements: '公告',
    cancel: '若不想再收到此信，请打开链接退订：',
  },
  en: {
    subject: (site, month) => `News from ${site}, ${monthName(month)}`,
    hello: (site, month) => `Hello,\n\nthis is what mattered at ${site} in ${monthName(month)}.`,
    announcements: 'Announcements',
    cancel: 'To receive no more of these letters, open this link:',
  },
};

function monthName(month: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'long', timeZone: 'Asia/Shanghai' });
  return format.format(new Date(`${month}-15T12:00:00+08:00`));
}

/** The letter as plain text, which every mail program shows and no scanner distrusts. */
export function newsletterMail(
  letter: Letter,
  { lang, origin, cancel }: LetterContext,
): { subject: string; text: string } {
  const words = WORDS[lang];
  const articles = letter.articles.map(
    (article) => `${article.title}\n${origin}${pageHref(lang, articleAddress(article))}`,
  );
  const notices = `${words.announcements}\n${letter.announcements.join('\n')}\n${origin}${pagePath(lang, 'invest.notice')}`;
  const parts = [
    words.hello(letter.site, letter.month),
    ...articles,
    ...(letter.announcements.length > 0 ? [notices] : []),
    `${words.cancel}\n${cancel}`,
  ];
  return { subject: words.subject(letter.site, letter.month), text: `${parts.join('\n\n')}\n` };
}
