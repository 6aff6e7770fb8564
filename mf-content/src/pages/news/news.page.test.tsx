import { createTranslator } from 'shared';
import type { ArticleItem } from 'shared/contract/article';
import type { Lang } from 'shared/contract/lang';
import type { Picture } from 'shared/contract/picture';
import { section } from '../../entry.server.ts';
import { describe, expect, it } from 'vitest';
import type { NewsQuery } from '../../model/news-query.ts';
import type { NewsData } from './news.load.ts';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');

function renderPage(data: NewsData, lang: Lang): string {
  const request = { lang, path: '/', params: {}, query: {}, now: NOW, signal: new AbortController().signal };
  const translator = createTranslator(lang, section.messages[lang]);
  return section.render('news', { data: data, request: request }, { lang, translator, now: NOW }).html;
}

/** What a reader gets: tags out, spaces folded. */
function textOf(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const headingLevels = (html: string) => [...html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]));

function sampleArticle(baseId: string): ArticleItem {
  return {
    baseId,
    title: `Title of ${baseId}`,
    publishTime: '2026-11-18 10:30:00',
    categoryCode: 'COL-XWZX-QYDT',
    summary: `Summary of ${baseId}`,
    source: 'Group Communications',
    firstPicUrl: '',
    video: '',
    poster: '',
  };
}

const picture = (name: string): Picture => ({ name, width: 1920, height: 1080, widths: [480, 1200, 1920], alt: name });

const query: NewsQuery = { column: 'COL-XWZX-QYDT', days: 30, key: '', page: 2 };
const list = Array.from({ length: 8 }, (_, index) => sampleArticle(`story-${index}`));
const data: NewsData = { query, found: { list, pageNo: 2, totalCount: 36 } };

describe('a visitor of the news', () => {
  it('reads titles, days and columns in English', () => {
    const html = renderPage(data, 'en');
    expect(textOf(html)).toContain('36 articles, page 2 of 5');
    expect(textOf(html)).toContain('2026-11-18 Company news Title of story-0');
    expect(html).toContain('href="/cn/en/news/detail?baseid=story-7"');
    expect(headingLevels(html)).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2]);
  });

  it('reads the same in Chinese', () => {
    const text = textOf(renderPage(data, 'cn'));
    expect(text).toContain('新闻中心');
    expect(text).toContain('共36篇，第2/5页');
    expect(text).toContain('30天内');
  });

  it('keeps the other choices when one is changed, and starts again at page one', () => {
    const html = renderPage(data, 'en').replaceAll('&amp;', '&');
    expect(html).toContain('href="/cn/en/news?column=COL-XWZX-MTBD&days=30"');
    expect(html).toContain('href="/cn/en/news?column=COL-XWZX-QYDT&days=7"');
    expect(html).toContain('href="/cn/en/news?column=COL-XWZX-QYDT"');
    expect(html).toContain('href="/cn/en/news?column=COL-XWZX-QYDT&days=30&page=3"');
  });

  it('searches within column and time without any script', () => {
    const html = renderPage({ ...data, query: { ...query, key: 'wind' } }, 'en');
    expect(html).toMatch(/<form[^>]*action="\/cn\/en\/news"[^>]*method="get"/);
    expect(html).toContain('<input type="hidden" name="column" value="COL-XWZX-QYDT"/>');
    expect(html).toContain('<input type="hidden" name="days" value="30"/>');
    expect(html).toMatch(/<input[^>]*name="key"[^>]*value="wind"/);
    expect(textOf(html)).toContain('with “wind”');
  });

  it('is told when nothing matches and how to go on', () => {
    const html = renderPage({ query, found: { list: [], pageNo: 1, totalCount: 0 } }, 'cn');
    expect(textOf(html)).toContain('没有找到相关内容');
    expect(html).toContain('href="/cn/cn/news"');
  });

  it('is told when the list did not arrive, which is not the same', () => {
    const text = textOf(renderPage({ query, found: null }, 'en'));
    expect(text).toContain('News cannot be shown right now');
    expect(text).not.toContain('No matches found');
  });

  it('never sees a picture stretched to the wide last card', () => {
    const pictured = [...list.slice(0, 7), { ...sampleArticle('last'), picture: picture('s1-night') }];
    const html = renderPage({ query, found: { list: pictured, pageNo: 2, totalCount: 36 } }, 'en');
    expect(html).toContain('story beside');
    expect(renderPage(data, 'en')).toContain('story wide');
  });
});
