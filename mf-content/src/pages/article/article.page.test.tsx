import type { ArticleDetail } from 'shared/contract/content/article';
import { describe, expect, it } from 'vitest';
import type { ArticleData } from './article.load.ts';
import { articleTrail } from '../../model/content-trail.ts';
import { headingLevels, renderPage, textOf } from '../../testing/rendered.ts';
import { sampleArticle, sampleDetail, samplePicture } from '../../testing/samples.ts';

const lab = sampleDetail('lab', ['cn', 'en']);

const article: ArticleDetail = {
  ...lab,
  attachments: [{ id: 'memo', name: 'Memorandum', url: '/cn/media-files/memo.pdf', size: 1_300_234, ext: 'pdf' }],
  prev: { baseId: 'earlier', title: 'What came before' },
  next: { baseId: 'later', title: 'What came after' },
};
const data: ArticleData = {
  article,
  more: [sampleArticle('one'), sampleArticle('two'), sampleArticle('three')],
  preview: false,
  press: null,
  shareUrl: 'https://www.example.com/cn/en/news/detail?baseid=lab',
};

// Spec M9.
describe('a reader of an article', () => {
  it('reads when, by whom, how long and how often in English', () => {
    const text = textOf(renderPage('article', data, 'en'));
    expect(text).toContain(
      'Title of lab 18 November 2026 at 10:30 Source: Group Communications By Lin Xu 3 minute read Views: 12,806',
    );
  });

  it('reads the same in Chinese', () => {
    const text = textOf(renderPage('article', data, { lang: 'cn', trail: articleTrail(article.categoryCode, 'cn') }));
    expect(text).toContain('2026年11月18日 10:30 来源：Group Communications 作者：Lin Xu 阅读约3分钟 浏览 12,806 次');
    expect(text).toContain('首页 新闻中心 企业动态');
  });

  it('finds headings in order, the text as it was written, and three more', () => {
    const html = renderPage('article', data, 'en');
    expect(headingLevels(html)).toEqual([1, 2, 2, 2, 3, 3, 3]);
    expect(html).toContain('<p>First paragraph.</p><h2>Part</h2><p>Second paragraph.</p>');
  });

  it('of a release finds who the group is and whom to ask', () => {
    const press = { about: 'About us.', contact: 'Press office:', mail: 'press@chenyue.example' };
    const html = renderPage('article', { ...data, press }, 'en');
    expect(textOf(html)).toContain('About us. Press office: press@chenyue.example');
    expect(html).toContain('href="mailto:press@chenyue.example"');
  });

  it('of a release goes on to its pictures, films and fact sheets, where there are some', () => {
    const html = renderPage('article', { ...data, article: { ...article, hasMaterial: true } }, 'en');
    expect(html).toContain('href="/cn/en/media/material?id=lab"');
    expect(renderPage('article', data, 'en')).not.toContain('/media/material');
  });

  it('finds the way back to the list of its category', () => {
    const shown = (categoryCode: string) =>
      renderPage(
        'article',
        { ...data, article: { ...article, categoryCode } },
        { lang: 'en', trail: articleTrail(categoryCode, 'en') },
      );
    const html = shown('COL-KJCX-CXCG');
    expect(textOf(html)).toContain('Home Technology Innovations Innovations');
    expect(html).toContain('href="/cn/en/tech/innoList?column=COL-KJCX-CXCG"');
    expect(html).toMatch(/href="\/cn\/en\/tech\/detail\?baseid=earlier" rel="prev"/);
    const news = shown('COL-SHZR-ZRDT');
    expect(textOf(news)).toContain('Home Responsibility News');
    expect(news).toContain('href="/cn/en/csr/list"');
  });

  it('sees what an attachment is and how large', () => {
    expect(textOf(renderPage('article', data, 'en'))).toContain('PDF Memorandum 1.24 MB');
  });

  it('goes on to the articles before and after', () => {
    const html = renderPage('article', data, 'en');
    expect(html).toMatch(/href="\/cn\/en\/news\/detail\?baseid=earlier" rel="prev"/);
    expect(html).toMatch(/href="\/cn\/en\/news\/detail\?baseid=later" rel="next"/);
  });

  it('is counted, but not in a preview', () => {
    expect(renderPage('article', data, 'en')).toContain('data-hits="lab"');
    const preview = renderPage('article', { ...data, preview: true }, 'en');
    expect(preview).not.toContain('data-hits');
    expect(textOf(preview)).toContain('Preview: this view is not counted.');
  });

  it('can share by the networks of its language without script, and copy and print with it', () => {
    const html = renderPage('article', data, 'en').replaceAll('&amp;', '&');
    const address = 'https%3A%2F%2Fwww.example.com%2Fcn%2Fen%2Fnews%2Fdetail%3Fbaseid%3Dlab';
    expect(html).toContain(`href="https://x.com/intent/tweet?url=${address}&text=Title+of+lab"`);
    expect(html).toContain(`href="mailto:?subject=Title%20of%20lab&body=${address}"`);
    expect(html).not.toContain('weibo');
    expect(html).toMatch(/<button[^>]*data-js-only=""[^>]*data-copy-link=""/);
    expect(html).toMatch(/<button[^>]*data-js-only=""[^>]*data-print=""/);
  });

  it('changes the size of the text by a form that needs no script', () => {
    const html = renderPage('article', data, 'en');
    expect(html).toMatch(
      /<form [^>]*aria-label="Text size"[^>]*data-look=""[^>]*action="\/cn\/en\/look" method="post"/,
    );
    const sizes = [...html.matchAll(/<button [^>]*value="([^"]*)" aria-label="([^"]*)" name="look"/g)];
    expect(sizes.map(([, value, name]) => [name, value])).toEqual([
      ['A− Smaller text', 'shrink'],
      ['A+ Larger text', 'grow'],
    ]);
  });

  it('opens every picture by a link to its largest file, which has a dialog of its own', () => {
    const tunnel = { name: 'tunnel', width: 1920, height: 800, widths: [480, 1200], alt: 'A "quiet" tunnel' };
    const body: ArticleDetail['body'] = [
      { kind: 'html', html: '<p>Before.</p>' },
      { kind: 'figure', picture: tunnel, caption: 'Air “and” steel' },
      { kind: 'html', html: '<p>After.</p>' },
    ];
    const html = renderPage('article', { ...data, article: { ...article, body } }, 'en');
    expect(html).toMatch(/<a [^>]*href="[^"]*s1-rear-\d+\.webp" data-full="" data-enlarge="figure-1"/);
    expect(html).toMatch(
      /<p>Before\.<\/p><\/div><figure><a aria-label="Enlarge: Air “and” steel" href="[^"]*tunnel-1200\.webp" data-full="" data-enlarge="figure-2" data-controller="interactions" data-controller-link=""><picture>.*?<\/picture><\/a><figcaption>Air “and” steel<\/figcaption><\/figure><div [^>]*><p>After/,
    );
    expect(html).toMatch(/<img [^>]*alt="A &quot;quiet&quot; tunnel" width="1920" height="800" loading="lazy"/);
    expect([...html.matchAll(/<dialog [^>]*id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['figure-1', 'figure-2']);
    expect(textOf(html)).toContain('2 of 2');
  });

  it('reads what a picture without a caption shows', () => {
    const body: ArticleDetail['body'] = [{ kind: 'figure', picture: samplePicture('tunnel'), caption: '' }];
    const html = renderPage('article', { ...data, article: { ...article, body } }, 'en');
    expect(html).toMatch(/aria-label="Enlarge: tunnel"[^>]*><picture>.*?<\/picture><\/a><\/figure>/);
  });

  it('has its address on the printed sheet', () => {
    expect(textOf(renderPage('article', data, 'en'))).toContain('https://www.example.com/cn/en/news/detail?baseid=lab');
  });

  it('sees lines drawn from the id where there is no picture', () => {
    const { picture: _picture, ...plain } = article;
    const html = renderPage('article', { ...data, article: plain, shareUrl: null, more: [] }, 'en');
    expect(html.match(/<img[^>]*>/g)).toEqual([expect.stringContaining('src="/cn/lines/1/')]);
    expect(textOf(html)).not.toContain('More news');
  });
});
