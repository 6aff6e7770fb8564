export interface CallDoc {
  /** What the call is for, with the units and limits that a schema cannot say. */
  summary: string;
  /** Where the product specification or a decision asks for it. */
  section: string;
}

const doc = (summary: string, section: string): CallDoc => ({ summary, section });

/** What the OpenAPI document says about each call; a test holds it complete. */
export const CALL_DOCS: Readonly<Record<string, CallDoc>> = {
  'menu/queryAll': doc('All menus of the language as trees of at most three levels.', '§3 Menu item, §7, G-24'),
  'menu/queryAllByParm': doc('The menu of one code.', '§3 Menu item, §7'),
  'site/info': doc('Who publishes the site.', '§1'),
  'site/page': doc(
    'Words and blocks of one page of the pack; 40001 when it has no version in the language.',
    '§2, decision 8.1',
  ),
  'pageModule/queryByCode': doc('Banners, thematic items and others of the home page.', '§3 Home data, §7'),
  'article/page': doc(
    'Published articles that exist in the language, newest first. 1 to 100 a page, 8 by default.',
    '§3, §7, §9',
  ),
  'article/publishedPage': doc('The same as article/page.', '§7'),
  'article/detail': doc(
    'One article in full; 40001 when it has no version in the language. Sizes in bytes.',
    '§3, §7, §8, G-3, G-38',
  ),
  'article/more': doc('Related articles, never the article itself. 3 a page by default, at most 20.', '§7, §9'),
  'article/updateHits': doc('Counts one reader.', '§4, §7, G-4'),
  'feed/articles': doc(
    'Articles of a feed, newest first, page after page by key. 20 a page by default, at most 100.',
    '§1, features C30, I12, M12',
  ),
  'sitemap/pages': doc('Addresses of the pages of the content pack, for the site map.', '§1, features C29'),
  'sitemap/ranges': doc(
    'Parts of the site map: the first article and the newest publishing time of each.',
    '§1, features C29',
  ),
  'sitemap/articles': doc(
    'The published articles of one part with the languages they exist in. At most 5000.',
    '§1, features C29',
  ),
  'topic/rootPage': doc('Announcements of one market. 5 a page by default, at most 100. Sizes in bytes.', '§7, §9'),
  'topic/page': doc(
    'Topics of the categories, newest first. Days are yyyy-MM-dd in Asia/Shanghai.',
    '§3 Topic, §7, G-36',
  ),
  'topic/detail': doc('One topic with its tags.', '§3 Topic tag, §7'),
  'topic/articles': doc(
    'Articles that topics of a category gather under a tag. 100 a page, which is the most.',
    '§7, §9, G-28',
  ),
  'specialTopic/page': doc('Responsibility and ESG reports and announcements in one list. Sizes in bytes.', '§7, G-36'),
  'specialTopic/detailPageByConditions': doc('The same, narrowed by the year that a report is about.', '§7'),
  'activity/list': doc(
    'Events and offers; expired by the clock of the service. At most 999 a page.',
    '§3, §7, §9, G-28',
  ),
  'category/query': doc('A category and all below it.', '§7'),
  'category/childrenByCode': doc('The categories directly below one.', '§7'),
  'search/page': doc('News or resource packs with a word; highlights are offsets, never HTML. 8 a page.', '§3, §7, §9'),
  'search/participle': doc('Words that complete what is typed. 8 by default.', '§3, §7, §9, G-35'),
  'performance/dataTime': doc('Months (yyyy-MM) that the sales table can show.', '§7'),
  'performance/listByCategory': doc(
    'Output and sales in vehicles; changes are fractions, null on a zero base.',
    '§1, §7, G-26',
  ),
  'performance/lastMonthCompanySales': doc('The group’s last month in vehicles, with 36 months before it.', '§7, G-26'),
  'performance/lastMonthProductSales': doc(
    'The last month by product category, in vehicles; share is a fraction.',
    '§7',
  ),
  'performance/last3YearsCompanySales': doc(
    'Three years of twelve months, in vehicles; null where nothing is known yet.',
    '§7',
  ),
  'brand/list': doc('The six brands with their vehicles.', '§1, §3'),
  'media/page': doc('The media library by type and days back. Sizes in bytes, durations in seconds.', '§3, §7, G-16'),
  'media/fileCountAndSize': doc('How many files a choice has, and how many bytes as originals.', '§3, §7, G-34, M2'),
  'media/batchDownload': doc(
    'Gives the address of a ZIP file of the chosen entries; 41301 when there is too much. Repeating it gives the same.',
    '§3, §7, M4, M5, M20',
  ),
  'job/programmes': doc('Recruitment and training programmes with today’s status.', '§1, G-27'),
  'job/page': doc(
    'Vacancies that can be applied for today, with counts by city, function and track. At most 100 a page.',
    '§1',
  ),
  'job/detail': doc('One vacancy in full.', '§1'),
  'dividend/list': doc('Yuan (CNY) per ten shares before tax; an annual total is the sum of its year.', '§1'),
  'report/page': doc(
    'Periodic reports by year, kind and market. At most 100 a page. Sizes in bytes.',
    'decision 8.1, invest/info',
  ),
  'event/list': doc('The investors’ calendar, times in Asia/Shanghai, with the path of its iCalendar file.', '§1'),
  'keyFigure/list': doc('Ten years of the group as its annual reports have them.', 'decision 8.1, invest/basic'),
  'lesson/list': doc('Lessons for investors with their questions.', 'decision 8.1, invest/education'),
  'expert/list': doc('The six experts with their fixed tags and articles of their work.', '§1, §3'),
  'booking/pavilion': doc('Opening hours and visit notice of the pavilion.', '§1, §4'),
  'booking/calendar': doc('Days and slots of a month with the places left.', '§4, G-11'),
  'booking/sendCode': doc('Sends a verification code; cooldown in seconds.', '§4, §7'),
  'booking/add': doc(
    'Books a visit: 1 to 999 visitors, an explainer from 15. Wants an Idempotency-Key (UUID).',
    '§3, §5, §7, G-8, G-9',
  ),
  'booking/detail': doc('A booking by its token.', '§4'),
  'booking/cancel': doc('Cancels a booking.', '§4'),
  'booking/reschedule': doc('Moves a booking to another slot.', '§4'),
  'waiting/join': doc(
    'Puts a group in line for a slot that has not enough places. Body, code and Idempotency-Key as for booking/add.',
    '§3, §5, decision record 0011',
  ),
  'waiting/detail': doc('A place in line or an offer by its token; secondsLeft by our clock.', 'decision record 0011'),
  'waiting/leave': doc('Leaves the line; an open offer goes to the next one.', 'decision record 0011'),
  'waiting/accept': doc(
    'Takes the held places: from then on the token is that of the booking.',
    'decision record 0011',
  ),
  'waiting/decline': doc('Gives the held places to the next one.', 'decision record 0011'),
  'subscribe/add': doc('Asks for the newsletter; the answer is the same for every address.', '§3, §5, §7, G-15'),
  'subscribe/confirm': doc('Confirms a subscription by its token.', 'G-15'),
  'subscribe/cancel': doc('Ends a subscription by its token.', '§7, G-14'),
  'crypto/key': doc(
    'The key that personal fields are encrypted with. May be kept for five minutes.',
    '§7, §9, G-12, G-13',
  ),
  'stock/realtime': doc(
    'The newest quote, never younger than 15 minutes; prices in CNY or HKD, volume in shares.',
    '§1, §7, §9',
  ),
  'stock/minute': doc(
    'The newest day by minutes, never younger than 15 minutes: 240 in market A, 330 in market H.',
    '§1, §7, §9',
  ),
  'stock/kline': doc('Candles of days, weeks or months, oldest first.', '§1, §7'),
  rum: doc(
    'Counts how a page view felt (web vitals, milliseconds). A sample of the visits, without anything of the visitor.',
    '§9, features (speed of real visits)',
  ),
};
