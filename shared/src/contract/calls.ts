import { z } from 'zod';
import { activityFilter, activityPage } from './activity.ts';
import { announcementFilter, announcementPage } from './announcement.ts';
import { articleDetail, articleFilter, articleItem, articlePage, articleQuery, moreQuery } from './article.ts';
import {
  bookingDetail,
  bookingReceipt,
  codeRequest,
  codeSent,
  rescheduleQuery,
  tokenQuery,
  visitBooking,
} from './booking.ts';
import { brandList } from './brand.ts';
import { categoryList, categoryQuery, childrenQuery } from './category.ts';
import { expertList } from './expert.ts';
import {
  articleFeed,
  articleFeedQuery,
  sitemapArticles,
  sitemapArticlesQuery,
  sitemapPages,
  sitemapRanges,
} from './feed.ts';
import {
  dividendList,
  eventFilter,
  eventList,
  keyFigureList,
  lessonList,
  reportFilter,
  reportPage,
} from './investor.ts';
import { jobDetail, jobFilter, jobPage, jobQuery } from './job.ts';
import { batchAddress, batchQuery, mediaAmount, mediaFilter, mediaPage, mediaSelection } from './media.ts';
import { MENU_CODES, menuTree } from './menu.ts';
import { pageBody, pageBodyQuery } from './page-body.ts';
import { MODULE_CODES, pageModule } from './page-module.ts';
import { pavilion } from './pavilion.ts';
import { productSales, salesMonths, salesTable, salesTableFilter, salesTotal, threeYears } from './performance.ts';
import { bodyKey } from './sealed-message.ts';
import { participleList, participleQuery, searchPage, searchQuery } from './search.ts';
import { siteInfo } from './site-info.ts';
import { kline, klineQuery, minuteChart, realtime, stockQuery } from './stock.ts';
import {
  subscribed,
  subscriptionRequest,
  subscriptionRequested,
  subscriptionToken,
  unsubscribed,
} from './subscription.ts';
import { programmeList } from './talent.ts';
import {
  specialTopicConditions,
  specialTopicFilter,
  specialTopicPage,
  topicArticlePage,
  topicArticlesQuery,
  topicDetail,
  topicFilter,
  topicPage,
  topicQuery,
} from './topic.ts';
import { calendarQuery, visitCalendar } from './visit-calendar.ts';
import { vitalsBeacon } from './vitals.ts';
import { waitingDetail, waitingReceipt } from './waiting.ts';

export interface Call {
  method: 'GET' | 'POST';
  /** Without `language`, which the client appends to every body or query. */
  body: z.ZodType;
  data: z.ZodType;
  /** May hold fields of `SENSITIVE_FIELDS`: such a body comes encrypted and is opened before it is validated. */
  sealed?: boolean;
  /** Seconds for which anybody may keep the answer; without it every use is confirmed. */
  maxAge?: number;
  /** Comes from `navigator.sendBeacon`, which may name its JSON `text/plain`. */
  beacon?: boolean;
}

const nothing = z.strictObject({});

/** Every call of the service: the single source for validation, types, serialisation and documentation. */
export const CALLS = {
  'menu/queryAll': { method: 'POST', body: nothing, data: menuTree },
  'menu/queryAllByParm': { method: 'POST', body: z.strictObject({ code: z.enum(MENU_CODES) }), data: menuTree },
  'site/info': { method: 'POST', body: nothing, data: siteInfo },
  'site/page': { method: 'POST', body: pageBodyQuery, data: pageBody },
  'pageModule/queryByCode': { method: 'POST', body: z.strictObject({ code: z.enum(MODULE_CODES) }), data: pageModule },
  'article/page': { method: 'POST', body: articleFilter, data: articlePage },
  'article/publishedPage': { method: 'POST', body: articleFilter, data: articlePage },
  'article/detail': { method: 'POST', body: articleQuery, data: articleDetail },
  'article/more': { method: 'POST', body: moreQuery, data: z.object({ list: z.array(articleItem) }) },
  'article/updateHits': {
    method: 'POST',
    body: z.strictObject({ baseId: z.string().max(64) }),
    data: z.object({ hits: z.number().int() }),
  },
  'feed/articles': { method: 'POST', body: articleFeedQuery, data: articleFeed },
  'sitemap/pages': { method: 'POST', body: nothing, data: sitemapPages },
  'sitemap/ranges': { method: 'POST', body: nothing, data: sitemapRanges },
  'sitemap/articles': { method: 'POST', body: sitemapArticlesQuery, data: sitemapArticles },
  'topic/page': { method: 'POST', body: topicFilter, data: topicPage },
  'topic/detail': { method: 'POST', body: topicQuery, data: topicDetail },
  'topic/articles': { method: 'POST', body: topicArticlesQuery, data: topicArticlePage },
  'specialTopic/page': { method: 'POST', body: specialTopicFilter, data: specialTopicPage },
  'specialTopic/detailPageByConditions': { method: 'POST', body: specialTopicConditions, data: specialTopicPage },
  'activity/list': { method: 'POST', body: activityFilter, data: activityPage },
  'category/query': { method: 'POST', body: categoryQuery, data: categoryList },
  'category/childrenByCode': { method: 'POST', body: childrenQuery, data: categoryList },
  'topic/rootPage': { method: 'POST', body: announcementFilter, data: announcementPage },
  'performance/dataTime': { method: 'POST', body: nothing, data: salesMonths },
  'performance/listByCategory': { method: 'POST', body: salesTableFilter, data: salesTable },
  'performance/lastMonthProductSales': { method: 'POST', body: nothing, data: productSales },
  'performance/last3YearsCompanySales': { method: 'POST', body: nothing, data: threeYears },
  'performance/lastMonthCompanySales': { method: 'POST', body: nothing, data: salesTotal },
  'brand/list': { method: 'POST', body: nothing, data: brandList },
  'media/page': { method: 'POST', body: mediaFilter, data: mediaPage },
  'media/fileCountAndSize': { method: 'POST', body: mediaSelection, data: mediaAmount },
  'media/batchDownload': { method: 'POST', body: batchQuery, data: batchAddress },
  'dividend/list': { method: 'POST', body: nothing, data: dividendList },
  'report/page': { method: 'POST', body: reportFilter, data: reportPage },
  'event/list': { method: 'POST', body: eventFilter, data: eventList },
  'keyFigure/list': { method: 'POST', body: nothing, data: keyFigureList },
  'lesson/list': { method: 'POST', body: nothing, data: lessonList },
  'expert/list': { method: 'POST', body: nothing, data: expertList },
  'job/page': { method: 'POST', body: jobFilter, data: jobPage },
  'job/detail': { method: 'POST', body: jobQuery, data: jobDetail },
  'job/programmes': { method: 'POST', body: nothing, data: programmeList },
  'booking/pavilion': { method: 'POST', body: nothing, data: pavilion },
  'booking/calendar': { method: 'POST', body: calendarQuery, data: visitCalendar },
  'search/page': { method: 'POST', body: searchQuery, data: searchPage },
  'search/participle': { method: 'POST', body: participleQuery, data: participleList },
  'crypto/key': { method: 'GET', body: nothing, data: bodyKey, maxAge: 300 },
  'booking/sendCode': { method: 'POST', body: codeRequest, data: codeSent, sealed: true },
  'booking/add': { method: 'POST', body: visitBooking, data: bookingReceipt, sealed: true },
  'booking/detail': { method: 'POST', body: tokenQuery, data: bookingDetail },
  'booking/cancel': { method: 'POST', body: tokenQuery, data: bookingDetail },
  'booking/reschedule': { method: 'POST', body: rescheduleQuery, data: bookingDetail },
  'waiting/join': { method: 'POST', body: visitBooking, data: waitingReceipt, sealed: true },
  'waiting/detail': { method: 'POST', body: tokenQuery, data: waitingDetail },
  'waiting/leave': { method: 'POST', body: tokenQuery, data: waitingDetail },
  'waiting/accept': { method: 'POST', body: tokenQuery, data: bookingReceipt },
  'waiting/decline': { method: 'POST', body: tokenQuery, data: waitingDetail },
  'subscribe/add': { method: 'POST', body: subscriptionRequest, data: subscriptionRequested, sealed: true },
  'subscribe/confirm': { method: 'POST', body: subscriptionToken, data: subscribed },
  'subscribe/cancel': { method: 'POST', body: subscriptionToken, data: unsubscribed },
  'stock/realtime': { method: 'GET', body: stockQuery, data: realtime },
  'stock/minute': { method: 'GET', body: stockQuery, data: minuteChart },
  'stock/kline': { method: 'GET', body: klineQuery, data: kline },
  rum: { method: 'POST', body: vitalsBeacon, data: nothing, beacon: true },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;
export type CallBody<N extends CallName> = z.input<(typeof CALLS)[N]['body']>;
export type CallData<N extends CallName> = z.output<(typeof CALLS)[N]['data']>;
