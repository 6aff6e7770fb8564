import { ANNOUNCEMENT_CODES } from 'shared/contract/content/announcement';
import type { Links } from 'shared/contract/section/links';
import { FEED_KEY } from 'shared/contract/content/feed';
import type { Picture } from 'shared/contract/content/picture';
import { PRESS_KINDS, pressFilter, type PressItem } from 'shared/contract/media/press';
import { JOB_TRACKS, jobFilter } from 'shared/contract/talent/job';
import type { Lang } from 'shared/contract/text/lang';
import { BASE, MEDIA_PREFIX } from 'shared/contract/site/site';
import { sourceOfFeed, type FeedName, type FeedSearch } from '../../published/feeds.ts';
import type { Call } from '../service/kept-answers.ts';
import type { FeedEntry } from './feed-formats.ts';

const PAGE_SIZE = 20;

export interface FeedCursor {
  name: FeedName;
  lang: Lang;
  /** Key of the page, as `next` gave it; empty for the newest. */
  after: string;
  search?: FeedSearch;
}

export interface FeedPage {
  entries: FeedEntry[];
  /** Key of the next page, empty on the last one. */
  next: string;
}

interface Source {
  call: Call;
  origin: string;
  links: Links;
  /** Below the language segment: the page that shows what the feed holds. */
  home: string;
}

/** `yyyy-MM-dd[ HH:mm:ss]` of Asia/Shanghai as RFC 3339 (spec G-33). */
export function rfc3339(stamp: string): string {
  return `${stamp.length === 10 ? `${stamp} 00:00:00` : stamp}+08:00`.replace(' ', 'T');
}

const pageUrl = (origin: string, lang: Lang, address: string) => `${origin}${BASE}/${lang}${address}`;

/** The largest file of a picture, as an entry has it. */
function pictureFile(origin: string, picture: Picture | undefined): Pick<FeedEntry, 'file'> {
  if (!picture) return {};
  const name = `${picture.name}-${Math.max(...picture.widths)}.webp`;
  return { file: { url: `${origin}${MEDIA_PREFIX}/${name}`, type: 'image/webp' } };
}

async function articles({ call, origin, links }: Source, { name, lang, after }: FeedCursor): Promise<FeedPage> {
  const categoryCode = name === 'all' ? '' : name;
  const { list, next } = await call('feed/articles', { categoryCode, after, pageSize: PAGE_SIZE }, { lang });
  const entries = list.flatMap((article): FeedEntry[] => {
    const { title, summary, publishTime, author, source, tags, picture } = article;
    const address = links.article(article);
    if (address === null) return [];
    const entry = {
      url: pageUrl(origin, lang, address),
      title,
      summary,
      published: rfc3339(publishTime),
      author: author === '' ? source : author,
      tags,
      ...pictureFile(origin, picture),
    };
    return [entry];
  });
  return { entries, next };
}

/** These lists are asked for by number; the number of the page is its key. */
const numberOf = (after: string): number => (after === '' ? 1 : Number(after));
const nextNumber = (pageNo: number, totalCount: number): string =>
  pageNo * PAGE_SIZE < totalCount ? String(pageNo + 1) : '';

async function announcements(
  { call, origin, home, links }: Source,
  { name, lang, after }: FeedCursor,
): Promise<FeedPage> {
  const categoryCode = name === ANNOUNCEMENT_CODES.A ? ANNOUNCEMENT_CODES.A : ANNOUNCEMENT_CODES.H;
  const pageNo = numberOf(after);
  const { list, totalCount } = await call('topic/rootPage', { categoryCode, pageNo, pageSize: PAGE_SIZE }, { lang });
  const entries = list.map(({ baseId, title, publishTime, url, size }): FeedEntry => {
    const document = url === '' ? undefined : new URL(url, origin).href;
    const own = links.offering('announcement', true, { id: baseId });
    return {
      url: pageUrl(origin, lang, own ?? `${home}#${baseId}`),
      title,
      summary: title,
      published: rfc3339(`${publishTime}:00`),
      author: '',
      tags: [],
      ...(document === undefined ? {} : { file: { url: document, type: 'application/pdf', bytes: size } }),
    };
  });
  return { entries, next: nextNumber(pageNo, totalCount) };
}

async function jobs(
  { call, origin, home, links }: Source,
  { name, lang, after, search = {} }: FeedCursor,
): Promise<FeedPage> {
  const track = JOB_TRACKS.find((each) => name === `jobs-${each}`) ?? '';
  const pageNo = numberOf(after);
  const { keyword: searchKeyword = '', ...chosen } = search;
  // What no vacancy can be chosen by finds nothing, as on the page.
  const body = jobFilter.safeParse({ track, ...chosen, searchKeyword, pageNo, pageSize: PAGE_SIZE });
  if (!body.success) return { entries: [], next: '' };
  const { list, totalCount } = await call('job/page', body.data, { lang });
  const entries = list.map(({ id, title, summary, date, department, cityName }): FeedEntry => ({
    url: pageUrl(origin, lang, links.offering('vacancy', true, { id }) ?? `${home}#${id}`),
    title,
    summary,
    published: rfc3339(date),
    author: department,
    tags: [cityName],
  }));
  return { entries, next: nextNumber(pageNo, totalCount) };
}

/** The page of a publication; none where nobody shows its kind. */
function pressAddress(links: Links, { kind, id, categoryCode }: PressItem): string | null {
  if (kind === 'kit') return links.offering('mediaEntry', true, { id });
  if (kind === 'facts') return links.offering('factSheet', true, { id });
  return links.article({ baseId: id, categoryCode });
}

async function press(
  { call, origin, home, links }: Source,
  { name, lang, after, search = {} }: FeedCursor,
): Promise<FeedPage> {
  const kind = PRESS_KINDS.find((each) => name === `press-${each}`) ?? '';
  const pageNo = numberOf(after);
  const body = pressFilter.safeParse({ kind, brand: search.brand ?? '', pageNo, pageSize: PAGE_SIZE });
  if (!body.success) return { entries: [], next: '' };
  const { list, totalCount } = await call('press/page', body.data, { lang });
  const entries = list.map((item): FeedEntry => ({
    url: pageUrl(origin, lang, pressAddress(links, item) ?? `${home}#${item.kind}-${item.id}`),
    title: item.title,
    summary: item.summary,
    published: rfc3339(item.publishTime),
    author: '',
    tags: item.brands.map((brand) => brand.name),
    ...pictureFile(origin, item.picture),
  }));
  return { entries, next: nextNumber(pageNo, totalCount) };
}

const isNumbered = (name: FeedName): boolean => sourceOfFeed(name) !== 'articles';

/** Whether a key could be one of this feed's pages: what cannot be is not asked for. */
export function isFeedKey(name: FeedName, after: string): boolean {
  if (after === '') return true;
  return isNumbered(name) ? /^[1-9]\d{0,2}$/.test(after) : FEED_KEY.test(after);
}

/** One page of a feed from the service. */
export function readFeed(source: Source, cursor: FeedCursor): Promise<FeedPage> {
  const readers = { announcements, articles, press, vacancies: jobs };
  return readers[sourceOfFeed(cursor.name)](source, cursor);
}
