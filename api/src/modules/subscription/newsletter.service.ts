import { CSR_COLUMNS, INNOVATION_COLUMNS, NEWS_COLUMNS } from 'shared/contract/content/article';
import type { Lang } from 'shared/contract/text/lang';
import {
  mailFormPath,
  SUBSCRIPTION_TOPICS,
  withMailLink,
  type SubscriptionTopic,
} from 'shared/contract/site/subscription';
import type { VisitorServices } from '../../calls/call-table.ts';
import type { Db } from '../../db/client.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { announcedUntil } from '../announcement/announcement.service.ts';
import { isNoAddress } from '../outbox/bounces.service.ts';
import { mailContent, type MailDocument } from '../outbox/mail/mail-content.service.ts';
import { findSiteInfo } from '../site/site.service.ts';
import { newsletterMail, type Letter } from './newsletter-mail.model.ts';
import { findPublished, type LetterArticle } from './newsletter.store.ts';
import { changeSubscriber, findActive, lockSubscriber, type Subscriber } from './subscriber.store.ts';
import { linkPath, listHeaders } from './subscription-links.model.ts';
import { emailAad } from './subscription.service.ts';
import { signLink } from './subscription-token.service.ts';

const DAY_MS = 86_400_000;
/** Longer than any month, shorter than two. */
const LONGEST_MONTH_MS = 32 * DAY_MS;
const BATCH = 100;
/** Of a topic. */
const MOST_ARTICLES = 12;
const MOST_ANNOUNCEMENTS = 50;
const WORTH_MS = 3 * DAY_MS;
/** A letter is kept until its month can no longer be sent, so that a second run finds what the first one wrote. */
const KEEP_MS = 62 * DAY_MS;

/** What each choice of a subscriber brings. */
const CATEGORIES: Readonly<Record<SubscriptionTopic, readonly string[]>> = {
  news: [...NEWS_COLUMNS, ...INNOVATION_COLUMNS],
  investors: ['COL-TZGX-TZJY'],
  responsibility: CSR_COLUMNS,
};

/** `yyyy-MM` of the month that is over, by the clock of Shanghai. */
export function monthBefore(now: number): string {
  return dayOf(firstOf(dayOf(now).slice(0, 7)), 1).slice(0, 7);
}

/** The first instant of a month, in milliseconds. */
const firstOf = (month: string): number => Date.parse(`${month}-01T00:00:00+08:00`);
const endOf = (month: string): number => firstOf(dayOf(firstOf(month) + LONGEST_MONTH_MS).slice(0, 7));

/** Nothing chosen means everything (contract of the subscription). */
function topicsOf({ categories }: Pick<Subscriber, 'categories'>): readonly SubscriptionTopic[] {
  const chosen = SUBSCRIPTION_TOPICS.filter((topic) => categories.includes(topic));
  return chosen.length === 0 ? SUBSCRIPTION_TOPICS : chosen;
}

/** The articles of the month by topic, the newest first. */
async function articlesOf(db: Db, lang: Lang, { month, topics }: LetterQuery): Promise<Letter['articles']> {
  const articles: Record<SubscriptionTopic, LetterArticle[]> = { news: [], investors: [], responsibility: [] };
  const period = { from: new Date(firstOf(month)), until: new Date(endOf(month)), most: MOST_ARTICLES };
  // One after the other: a transaction has one connection.
  for (const topic of topics) {
    articles[topic] = await findPublished(db, lang, { categories: CATEGORIES[topic], ...period });
  }
  return articles;
}

interface LetterQuery {
  month: string;
  topics: readonly SubscriptionTopic[];
}

async function announcementsOf(db: Db, lang: Lang, { month, topics }: LetterQuery): Promise<string[]> {
  if (!topics.includes('investors')) return [];
  const slice = { until: endOf(month) - 1, limit: MOST_ANNOUNCEMENTS };
  const lines: string[] = [];
  // One after the other: a transaction has one connection.
  for (const market of ['A', 'H'] as const) {
    const found = await announcedUntil(db, lang, { market, ...slice });
    lines.push(...found.map(({ date, title }) => `${date} ${title}`));
  }
  return lines.filter((line) => line.startsWith(month));
}

async function writeLetter(db: Db, lang: Lang, query: LetterQuery): Promise<Letter> {
  const { shortName: site } = await findSiteInfo(db, lang);
  return {
    month: query.month,
    site,
    articles: await articlesOf(db, lang, query),
    announcements: await announcementsOf(db, lang, query),
  };
}

/** One letter for all who read the same language and chose the same. */
function letters(month: string) {
  const written = new Map<string, Letter>();
  return async (tx: Db, { language, categories }: Subscriber): Promise<Letter> => {
    const topics = topicsOf({ categories });
    const key = `${language} ${topics.join(' ')}`;
    const letter = written.get(key) ?? (await writeLetter(tx, language, { month, topics }));
    written.set(key, letter);
    return letter;
  };
}

const letterId = (month: string, id: string): string => `newsletter-${month}-${id}`;

const isEmpty = ({ articles, announcements }: Letter): boolean =>
  announcements.length === 0 && Object.values(articles).every((list) => list.length === 0);

/** Ends the subscription of an address that nobody has, as the letter before has shown. */
async function endIfUnreachable(
  tx: Db,
  { outbox, now }: VisitorServices,
  { subscriber: { id, version }, month }: { subscriber: Subscriber; month: string },
): Promise<boolean> {
  if (!isNoAddress(await outbox.faultOf(tx, letterId(monthBefore(firstOf(month)), id)))) return false;
  await changeSubscriber(tx, id, { state: 'unsubscribed', version: version + 1, changed_at: new Date(now()) });
  return true;
}

/** The letter as a subscriber to everything would get it now; its link ends nothing. */
export async function previewNewsletter(services: VisitorServices, lang: Lang): Promise<MailDocument> {
  const { db, siteOrigin: origin, now } = services;
  const letter = await writeLetter(db, lang, { month: monthBefore(now()), topics: SUBSCRIPTION_TOPICS });
  return newsletterMail(letter, { lang, origin, cancel: origin });
}

/** Writes to one subscriber unless that was done, there is nothing to tell, or the subscription ended meanwhile. */
async function writeTo(services: VisitorServices, id: string, letterFor: ReturnType<typeof letters>): Promise<boolean> {
  const { db, data, outbox, siteOrigin } = services;
  return db.transaction().execute(async (tx) => {
    const subscriber = await lockSubscriber(tx, id);
    if (subscriber?.state !== 'active') return false;
    const letter = await letterFor(tx, subscriber);
    if (isEmpty(letter)) return false;
    if (await endIfUnreachable(tx, services, { subscriber, month: letter.month })) return false;
    const link = { token: signLink(data, { purpose: 'cancel', id }), lang: subscriber.language };
    const mail = newsletterMail(letter, {
      lang: subscriber.language,
      origin: siteOrigin,
      cancel: siteOrigin + withMailLink(linkPath('cancel'), link),
    });
    return outbox.put(tx, {
      id: letterId(letter.month, id),
      channel: 'mail',
      purpose: 'newsletter',
      content: mailContent(mail, {
        to: data.open(subscriber.sealed_email, emailAad(id)),
        headers: listHeaders(siteOrigin, 'news', withMailLink(mailFormPath('cancel'), link)),
      }),
      ttlMs: WORTH_MS,
      keepMs: KEEP_MS,
    });
  });
}

/**
 * Puts the letter about the month that is over into the outbox for every active subscriber who has not got it. To run
 * it again sends nothing twice. @returns how many letters were written
 */
export async function sendNewsletter(services: VisitorServices): Promise<{ month: string; written: number }> {
  const month = monthBefore(services.now());
  const letterFor = letters(month);
  let written = 0;
  const page = { list: 'news', most: BATCH } as const;
  let readers = await findActive(services.db, { ...page, after: '' });
  while (readers.length > 0) {
    for (const { id } of readers) if (await writeTo(services, id, letterFor)) written++;
    readers = await findActive(services.db, { ...page, after: readers.at(-1)?.id ?? '' });
  }
  services.outbox.wake();
  return { month, written };
}
