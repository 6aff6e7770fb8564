import { describe, expect, it } from 'vitest';
import type { ArticleListData } from '../../service/article-list.ts';
import type { ListQuery } from '../../model/list-query.ts';
import { headingLevels, renderPage, textOf } from '../../testing/rendered.ts';
import { sampleArticle, samplePicture } from '../../testing/samples.ts';

const query: ListQuery = { column: 'COL-XWZX-QYDT', days: 30, key: '', page: 2 };
const list = Array.from({ length: 8 }, (_, index) => sampleArticle(`story-${index}`));
const data: ArticleListData = { query, found: { list, pageNo: 2, totalCount: 36 } };

describe('a visitor of the news', () => {
  it('reads titles, days and columns in English', () => {
    const html = renderPage('news', data, 'en');
    expect(textOf(html)).toContain('36 articles, page 2 of 5');
    expect(textOf(html)).toContain('2026-11-18 Company news Title of story-0');
    expect(html).toContain('href="/cn/en/news/detail?baseid=story-7"');
    expect(headingLevels(html)).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2]);
  });

  it('reads the same in Chinese', () => {
    const text = textOf(renderPage('news', data, 'cn'));
    expect(text).toContain('新闻中心');
    expect(text).toContain('共36篇，第2/5页');
    expect(text).toContain('30天内');
  });

  it('keeps the other choices when one is changed, and starts again at page one', () => {
    const html = renderPage('news', data, 'en').replaceAll('&amp;', '&');
    expect(html).toContain('href="/cn/en/news?column=COL-XWZX-MTBD&days=30"');
    expect(html).toContain('href="/cn/en/news?column=COL-XWZX-QYDT&days=7"');
    expect(html).toContain('href="/cn/en/news?column=COL-XWZX-QYDT"');
    expect(html).toContain('href="/cn/en/news?column=COL-XWZX-QYDT&days=30&page=3"');
  });

  it('searches within column and time without any script', () => {
    const html = renderPage('news', { ...data, query: { ...query, key: 'wind' } }, 'en');
    expect(html).toMatch(/<form[^>]*action="\/cn\/en\/news"[^>]*method="get"/);
    expect(html).toContain('<input type="hidden" name="column" value="COL-XWZX-QYDT"/>');
    expect(html).toContain('<input type="hidden" name="days" value="30"/>');
    expect(html).toMatch(/<input[^>]*name="key"[^>]*value="wind"/);
    expect(textOf(html)).toContain('with “wind”');
  });

  it('is told when nothing matches and how to go on', () => {
    const html = renderPage('news', { query, found: { list: [], pageNo: 1, totalCount: 0 } }, 'cn');
    expect(textOf(html)).toContain('没有找到相关内容');
    expect(html).toContain('href="/cn/cn/news"');
  });

  it('is told when the list did not arrive, which is not the same', () => {
    const text = textOf(renderPage('news', { query, found: null }, 'en'));
    expect(text).toContain('This list cannot be shown right now');
    expect(text).not.toContain('No matches found');
  });

  it('never sees a picture stretched to the wide last card', () => {
    const pictured = [...list.slice(0, 7), { ...sampleArticle('last'), picture: samplePicture('s1-night') }];
    const html = renderPage('news', { query, found: { list: pictured, pageNo: 2, totalCount: 36 } }, 'en');
    expect(html).toContain('story beside');
    expect(renderPage('news', data, 'en')).toContain('story wide');
  });
});
