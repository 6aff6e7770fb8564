import type { ArticleDetail } from 'shared/contract/content/article';
import { ApiError, type Api, type LoadServices, type PageRequest } from 'shared/contract/section/section';
import { describe, expect, it, vi } from 'vitest';
import { sampleArticle, sampleDetail, samplePicture } from '../../testing/samples.ts';
import { loadArticle } from './article.load.ts';

const lab = sampleDetail('lab', ['en']);

function requestFor(query: Record<string, string>): PageRequest {
  return { lang: 'en', path: '/news/detail', params: {}, query, now: 0, signal: new AbortController().signal };
}

interface Answers {
  detail: () => Promise<ArticleDetail>;
  more?: () => Promise<unknown>;
  info?: () => Promise<unknown>;
}

const related = () => Promise.resolve({ list: [sampleArticle('other')] });
const press = { about: 'About us.', contact: 'Press office:', mail: 'press@chenyue.example' };

function servicesThat({ detail, more = related, info = () => Promise.resolve({ press }) }: Answers) {
  const answers: Record<string, () => Promise<unknown>> = {
    'article/detail': detail,
    'article/more': more,
    'site/info': info,
  };
  const call = vi.fn<(name: string, body: unknown) => Promise<unknown>>(
    (name) => answers[name]?.() ?? Promise.reject(new Error(name)),
  );
  const report = vi.fn<(error: unknown) => void>();
  const services: LoadServices = {
    lang: 'en',
    api: { call } as unknown as Api,
    report,
    origin: 'https://www.example.com',
  };
  return { call, report, services };
}

const found = { detail: () => Promise.resolve(lab) };
const failing = (code: string, data: unknown = null) => ({
  detail: () => Promise.reject(new ApiError(code, 'no', data)),
});

describe('an article', () => {
  it('is found with three more of its kind', async () => {
    const { call, services } = servicesThat(found);
    const outcome = await loadArticle(requestFor({ baseId: 'lab' }), services);
    expect(call).toHaveBeenCalledWith('article/detail', { baseId: 'lab', preview: false });
    expect(call).toHaveBeenCalledWith('article/more', { id: 'lab', pageNo: 1, pageSize: 3 });
    expect(outcome).toMatchObject({ kind: 'page', data: { more: [{ baseId: 'other' }], preview: false } });
  });

  it('tells the head its one address, its picture and the languages that exist', async () => {
    expect(await loadArticle(requestFor({ id: 'lab' }), servicesThat(found).services)).toMatchObject({
      head: { canonical: '/news/detail?baseid=lab', type: 'article', image: 's1-rear', languages: ['en'] },
      data: { shareUrl: 'https://www.example.com/cn/en/news/detail?baseid=lab' },
    });
  });

  it('has the address of its category, wherever it was asked for', async () => {
    const news = { ...lab, categoryCode: 'COL-SHZR-ZRDT' };
    const { services } = servicesThat({ detail: () => Promise.resolve(news) });
    expect(await loadArticle(requestFor({ baseid: 'lab' }), services)).toMatchObject({
      head: { canonical: '/csr/detail?baseid=lab' },
      data: { shareUrl: 'https://www.example.com/cn/en/csr/detail?baseid=lab' },
    });
  });

  it('tells search engines of its film all that they require, or nothing', async () => {
    const film = { ...lab, publishTime: '2026-11-19 09:00:00', video: '/cn/media-files/lab.mp4' };
    const headWith = async (poster: string) => {
      const { services } = servicesThat({ detail: () => Promise.resolve({ ...film, poster }) });
      return loadArticle(requestFor({ baseid: 'lab' }), services);
    };
    expect(await headWith('/cn/media-files/lab.webp')).toMatchObject({
      head: {
        subject: {
          '@type': 'VideoObject',
          name: lab.title,
          description: lab.summary,
          uploadDate: '2026-11-19T09:00:00+08:00',
          contentUrl: '/cn/media-files/lab.mp4',
          thumbnailUrl: ['/cn/media-files/lab.webp'],
        },
      },
    });
    expect(await headWith('')).not.toHaveProperty('head.subject');
  });

  it('of the group brings its press contact, and what others wrote does not', async () => {
    const release = { ...lab, categoryCode: 'COL-XWZX-PPDT' };
    const reprint = { ...lab, categoryCode: 'COL-XWZX-MTBD' };
    const pressOf = async (article: ArticleDetail) =>
      loadArticle(requestFor({ baseid: 'lab' }), servicesThat({ detail: () => Promise.resolve(article) }).services);
    expect(await pressOf(release)).toMatchObject({ data: { press } });
    expect(await pressOf(reprint)).toMatchObject({ data: { press: null } });
  });

  it('stands without its press contact, and reports why', async () => {
    const fault = new ApiError('50000', 'down');
    const release = { detail: () => Promise.resolve({ ...lab, categoryCode: 'COL-XWZX-QYDT' }) };
    const { report, services } = servicesThat({ ...release, info: () => Promise.reject(fault) });
    expect(await loadArticle(requestFor({ baseid: 'lab' }), services)).toMatchObject({ data: { press: null } });
    expect(report).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it('is not indexed while it is a preview', async () => {
    const outcome = await loadArticle(requestFor({ baseid: 'lab', preview: '1' }), servicesThat(found).services);
    expect(outcome).toMatchObject({ head: { noindex: true }, data: { preview: true } });
  });

  it('offers no link preview picture that has no file of that size', async () => {
    const small = { ...lab, picture: { ...samplePicture('small'), widths: [480] } };
    const outcome = await loadArticle(
      requestFor({ baseid: 'lab' }),
      servicesThat({ detail: () => Promise.resolve(small) }).services,
    );
    expect(outcome).not.toHaveProperty('head.image');
  });

  it('leads to the languages it exists in', async () => {
    const query = requestFor({ baseid: 'lab' });
    const screen = { kind: 'screen', screen: 'no-language' };
    const listed = await loadArticle(query, servicesThat(failing('40001', { languages: ['cn'] })).services);
    expect(listed).toEqual({ ...screen, languages: ['cn'] });
    const silent = await loadArticle(query, servicesThat(failing('40001')).services);
    expect(silent).toEqual({ ...screen, languages: ['cn'] });
    const strange = await loadArticle(query, servicesThat(failing('40001', { languages: ['fr'] })).services);
    expect(strange).toEqual({ ...screen, languages: ['cn'] });
  });

  it('is not found when it is missing or not named', async () => {
    const screen = { kind: 'screen', screen: 'not-found' };
    expect(await loadArticle(requestFor({ baseid: 'gone' }), servicesThat(failing('40004')).services)).toEqual(screen);
    const { call, services } = servicesThat(found);
    expect(await loadArticle(requestFor({}), services)).toEqual(screen);
    expect(call).not.toHaveBeenCalled();
  });

  it('lets every other fault through to the error page', async () => {
    await expect(loadArticle(requestFor({ baseid: 'lab' }), servicesThat(failing('50000')).services)).rejects.toThrow(
      ApiError,
    );
  });

  it('stands without the articles beside it, and reports why', async () => {
    const fault = new ApiError('50000', 'down');
    const { report, services } = servicesThat({ ...found, more: () => Promise.reject(fault) });
    expect(await loadArticle(requestFor({ baseid: 'lab' }), services)).toMatchObject({
      kind: 'page',
      data: { more: [] },
    });
    expect(report).toHaveBeenCalledExactlyOnceWith(fault);
  });
});
