import { BASE } from 'shared/contract/site/site';
import type { AnnouncementDetail } from 'shared/contract/content/announcement';
import { NOT_FOUND, screenOfMissing } from 'shared/contract/section/missing-screen';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { Lang } from 'shared/contract/text/lang';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailBelow } from '../../model/invest-trail.ts';
import { paths } from '../../paths.ts';

export interface AnnouncementData {
  announcement: AnnouncementDetail;
  /** The public address to share; null while the site's own host is not known. */
  shareUrl: string | null;
  /** Path of the market's feed. */
  feed: string;
}

/** As the service accepts it. */
const LONGEST_ID = 64;

function headOf(detail: AnnouncementDetail, lang: Lang): Head {
  const { announcement, announcements } = lang === 'cn' ? cn : en;
  const { title, date, market, publishTime, baseId, languages } = detail;
  return {
    // Filings of every month have one title: the day tells them apart in searches and histories.
    title: `${title} (${date})`,
    description: announcement.description
      .replace('{{title}}', title)
      .replace('{{date}}', date)
      .replace('{{market}}', announcements[market]),
    canonical: paths.announcement.address({ id: baseId }),
    trail: trailBelow('notice', lang, title),
    type: 'article',
    published: `${publishTime}:00`,
    languages,
  };
}

/** One announcement (spec I11); not there before its minute, and the 408 screen where it is in the other language only. */
export async function loadAnnouncement(
  request: PageRequest,
  { api, lang, origin }: LoadServices,
): Promise<Outcome<AnnouncementData>> {
  const baseId = request.query['id'] ?? '';
  if (baseId === '' || baseId.length > LONGEST_ID) return NOT_FOUND;
  try {
    const announcement = await api.call('announcement/detail', { baseId });
    const shareUrl = origin === undefined ? null : origin + paths.announcement.href(lang, { id: baseId });
    const feed = `${BASE}/${lang}/feeds/${announcement.categoryCode}.rss`;
    return { kind: 'page', head: headOf(announcement, lang), data: { announcement, shareUrl, feed } };
  } catch (error) {
    const screen = screenOfMissing(error, lang);
    if (screen) return screen;
    throw error;
  }
}
