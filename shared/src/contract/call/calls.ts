import type { z } from 'zod';
import { BOOKING_CALLS } from '../booking/booking.calls.ts';
import { WAITING_CALLS } from '../booking/waiting.calls.ts';
import { ANNOUNCEMENT_CALLS } from '../content/announcement.calls.ts';
import { ARTICLE_CALLS } from '../content/article.calls.ts';
import { BRAND_CALLS } from '../content/brand.calls.ts';
import { CONTENT_VERSION_CALLS } from '../content/content-version.calls.ts';
import { DEALER_CALLS } from '../dealer/dealer.calls.ts';
import { FEED_CALLS } from '../content/feed.calls.ts';
import { PAGE_MODULE_CALLS } from '../content/page-module.calls.ts';
import { TOPIC_CALLS } from '../content/topic.calls.ts';
import { ALERT_CALLS } from '../invest/alert.calls.ts';
import { INVESTOR_CALLS } from '../invest/investor.calls.ts';
import { PERFORMANCE_CALLS } from '../invest/performance.calls.ts';
import { STOCK_CALLS } from '../invest/stock.calls.ts';
import { MEDIA_CALLS } from '../media/media.calls.ts';
import { PRESS_ALERT_CALLS } from '../media/press-alert.calls.ts';
import { PRESS_CALLS } from '../media/press.calls.ts';
import { MENU_CALLS } from '../site/menu.calls.ts';
import { SEARCH_CALLS } from '../site/search.calls.ts';
import { SITE_CALLS } from '../site/site.calls.ts';
import { SUBSCRIPTION_CALLS } from '../site/subscription.calls.ts';
import { APPLICATION_CALLS } from '../talent/application.calls.ts';
import { JOB_ALERT_CALLS } from '../talent/job-alert.calls.ts';
import { JOB_CALLS } from '../talent/job.calls.ts';
import { CRYPTO_CALLS } from './crypto.calls.ts';
import { TOGETHER_CALLS } from './together.calls.ts';

/**
 * Every call of the service: the single source for router, validation, serialisation, OpenAPI, clients, proxies, caches
 * and limits. A test holds that each `*.calls.ts` is here.
 */
export const CALLS = {
  ...MENU_CALLS,
  ...SITE_CALLS,
  ...CONTENT_VERSION_CALLS,
  ...PAGE_MODULE_CALLS,
  ...ARTICLE_CALLS,
  ...FEED_CALLS,
  ...TOPIC_CALLS,
  ...ANNOUNCEMENT_CALLS,
  ...PERFORMANCE_CALLS,
  ...BRAND_CALLS,
  ...DEALER_CALLS,
  ...MEDIA_CALLS,
  ...PRESS_CALLS,
  ...INVESTOR_CALLS,
  ...JOB_CALLS,
  ...APPLICATION_CALLS,
  ...BOOKING_CALLS,
  ...WAITING_CALLS,
  ...SUBSCRIPTION_CALLS,
  ...ALERT_CALLS,
  ...JOB_ALERT_CALLS,
  ...PRESS_ALERT_CALLS,
  ...SEARCH_CALLS,
  ...CRYPTO_CALLS,
  ...STOCK_CALLS,
  ...TOGETHER_CALLS,
};

export type CallName = keyof typeof CALLS;
export type CallBody<N extends CallName> = z.input<(typeof CALLS)[N]['request']>;
export type CallData<N extends CallName> = z.output<(typeof CALLS)[N]['response']>;
