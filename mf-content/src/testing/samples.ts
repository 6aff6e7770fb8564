import type { ArticleDetail, ArticleItem } from 'shared/contract/content/article';
import type { Picture } from 'shared/contract/content/picture';

/** An article without a picture, so that it gets a drawn cover. */
export function sampleArticle(baseId: string): ArticleItem {
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

const TEXT = '<p>First paragraph.</p><h2>Part</h2><p>Second paragraph.</p>';

/** The whole of an article with a picture, without files and neighbours. */
export function sampleDetail(baseId: string, languages: ArticleDetail['languages']): ArticleDetail {
  return {
    ...sampleArticle(baseId),
    id: baseId,
    author: 'Lin Xu',
    content: TEXT,
    body: [{ kind: 'html', html: TEXT }],
    readingMinutes: 3,
    hits: 12_806,
    tags: [],
    attachments: [],
    languages,
    picture: samplePicture('s1-rear'),
  };
}

export function samplePicture(name: string): Picture {
  return { name, width: 1920, height: 1080, widths: [480, 1200, 1920], alt: name };
}
