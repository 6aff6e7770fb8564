import { createTranslator } from 'shared';
import type { ArticleItem } from 'shared/contract/content/article';
import { createLinks } from 'shared/contract/section/links';
import type { Lang } from 'shared/contract/text/lang';
import { describe, expect, it } from 'vitest';
import { section } from '../../entry.server.ts';
import { trailTo } from '../../model/media-trail.ts';
import type { TopicData } from './topic.load.ts';

const article = (baseId: string, categoryCode: string): ArticleItem => ({
  baseId,
  categoryCode,
  title: `Title of ${baseId}`,
  publishTime: '2026-11-18 10:30:00',
  summary: `Summary of ${baseId}`,
  source: 'Group Communications',
  firstPicUrl: '',
  video: '',
  poster: '',
});

const data: TopicData = {
  topic: {
    topicId: 'wind',
    displayName: 'The Shape of Wind',
    categoryCode: 'SPC-MTZX-MTZT',
    tag: 'Wind tunnel,Q & A',
    tags: ['Wind tunnel', 'Q & A'].map((tag) => ({ tag, categoryCode: 'SPC-MTZX-MTZT' })),
    topicDate: '2026-11-12',
    coverPath: '',
    introduction: 'From smoke to streamlines.',
    topicLink: '',
  },
  tag: 0,
  articles: [article('lab', 'COL-XWZX-QYDT'), article('sketch', 'COL-KJCX-JSWZ')],
  shareUrl: 'https://www.example.com/cn/en/media/detail?id=wind',
};

const story = { layout: 'default', headerTheme: 'light', query: ['baseid'], fresh: 60 } as const;
const links = createLinks({
  'mf-content': {
    news: { ...story, pattern: '/news/detail', offers: { articles: '' } },
    tech: { ...story, pattern: '/tech/detail', offers: { articles: 'COL-KJCX' } },
  },
});

function render(lang: Lang, changed: Partial<TopicData> = {}) {
  const signal = new AbortController().signal;
  const request = { lang, path: '/media/detail', params: {}, query: { id: 'wind' }, now: 0, signal };
  const translator = createTranslator(lang, section.messages[lang]);
  const page = { data: { ...data, ...changed }, request, trail: trailTo(lang, data.topic.displayName) };
  const { html, islands } = section.render('topic', page, { lang, translator, now: 0, links });
  const text = html
    .replaceAll('<wbr/>', '')
    .replaceAll(/<!-- -->|<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return { html: html.replaceAll('&amp;', '&'), text, islands };
}

// Spec M11.
describe('a journalist with a topic', () => {
  it('reads what it is about, since when, and what was written', () => {
    const { html, text } = render('en');
    expect(text).toContain('Home Media centre The Shape of Wind The Shape of Wind From smoke to streamlines.');
    expect(html).toContain('<time dateTime="2026-11-12">12 November 2026</time>');
    expect(text).toContain('Title of lab Summary of lab');
    expect([...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => level)).toEqual(['1', '2', '3', '3']);
  });

  it('reads the same in Chinese', () => {
    const { html, text } = render('cn');
    expect(text).toContain('首页 媒体中心 The Shape of Wind');
    for (const word of ['2026年11月12日', '全部文章', '相关文章', '复制链接']) expect(text).toContain(word);
    expect(html).toContain('href="/cn/cn/media"');
  });

  it('goes on to articles where their columns show them', () => {
    const { html } = render('en');
    expect(html).toContain('href="/cn/en/news/detail?baseid=lab"');
    expect(html).toContain('href="/cn/en/tech/detail?baseid=sketch"');
  });

  it('narrows the articles by tags, which are links', () => {
    const { html } = render('en', { tag: 2 });
    expect(html).toContain('href="/cn/en/media/detail?id=wind&tag=1"');
    expect(html).toMatch(/href="\/cn\/en\/media\/detail\?id=wind&tag=2" aria-current="true">Q & A/);
    expect(html).toMatch(/href="\/cn\/en\/media\/detail\?id=wind">All articles/);
    expect(render('en').html).toMatch(/href="\/cn\/en\/media\/detail\?id=wind" aria-current="true"/);
  });

  it('sees no row of tags where a topic has none', () => {
    expect(
      render('en', { topic: { ...data.topic, tag: '', tags: [{ tag: '', categoryCode: 'SPC-MTZX-MTZT' }] } }).text,
    ).not.toContain('All articles');
  });

  it('is told when a tag has no articles, or when they did not arrive, and finds the way on', () => {
    const none = render('en', { tag: 2, articles: [] });
    expect(none.text).toContain('Nothing is gathered here yet');
    expect(none.html).toMatch(/href="\/cn\/en\/media\/detail\?id=wind"[^>]*>Show all articles/);
    expect(render('en', { articles: null }).text).toContain('The articles cannot be shown right now');
    expect(render('cn', { articles: null }).text).toContain('文章暂时无法显示');
  });

  it('passes it on by links without script, and copies the address with it', () => {
    const { html, islands } = render('en');
    expect(html).toContain('https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fwww.example.com');
    expect(render('cn').html).toContain('https://service.weibo.com/share/share.php?url=https%3A%2F%2Fwww.example.com');
    expect(html).toMatch(/<button[^>]*data-js-only=""[^>]*data-copy-link=""/);
    expect(islands).toEqual([]);
  });
});
