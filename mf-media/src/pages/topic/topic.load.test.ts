import { ApiError, type Api, type LoadServices, type PageRequest } from 'shared/contract/section/section';
import { describe, expect, it, vi } from 'vitest';
import { loadTopic, type TopicDetail } from './topic.load.ts';

const wind: TopicDetail = {
  topicId: 'wind',
  displayName: 'The Shape of Wind',
  categoryCode: 'SPC-MTZX-MTZT',
  tag: 'Wind tunnel,Exhibition',
  tags: ['Wind tunnel', 'Exhibition'].map((tag) => ({ tag, categoryCode: 'SPC-MTZX-MTZT' })),
  topicDate: '2026-11-12',
  coverPath: '/cn/media-files/stage-1200.webp',
  picture: { name: 'stage', width: 1200, height: 800, widths: [480, 1200], alt: 'A stage' },
  introduction: 'From smoke to streamlines.',
  topicLink: '',
};

function requestFor(query: Record<string, string>): PageRequest {
  return { lang: 'en', path: '/media/detail', params: {}, query, now: 0, signal: new AbortController().signal };
}

const one = () => Promise.resolve({ list: [{ baseId: 'lab' }], pageNo: 1, totalCount: 1 });

const found = () => Promise.resolve(wind);
const failing = (code: string) => (): Promise<unknown> => Promise.reject(new ApiError(code, 'no'));

function servicesThat(
  detail: () => Promise<unknown>,
  articles: () => Promise<unknown> = one,
  entry = failing('40004'),
) {
  const call = vi.fn<(name: string, body: unknown) => Promise<unknown>>((name) =>
    name === 'topic/detail' ? detail() : name === 'media/detail' ? entry() : articles(),
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

const missing = { kind: 'screen', screen: 'not-found' };

describe('a topic of the media centre', () => {
  it('is found by its id with up to a hundred of its articles', async () => {
    const { call, services } = servicesThat(found);
    const outcome = await loadTopic(requestFor({ id: 'wind' }), services);
    expect(call.mock.calls).toEqual([
      ['topic/detail', { id: 'wind' }],
      ['topic/articles', { id: 'wind', categoryCode: 'SPC-MTZX-MTZT', tag: '', pageNo: 1, pageSize: 100 }],
    ]);
    expect(outcome).toMatchObject({ kind: 'page', data: { tag: 0, articles: [{ baseId: 'lab' }] } });
  });

  it('asks for the articles of a tag by its place, which it has in every language', async () => {
    const { call, services } = servicesThat(found);
    const outcome = await loadTopic(requestFor({ id: 'wind', tag: '2' }), services);
    expect(call).toHaveBeenLastCalledWith('topic/articles', expect.objectContaining({ tag: 'Exhibition' }));
    expect(outcome).toMatchObject({ head: { canonical: '/media/detail?id=wind&tag=2', noindex: true } });
    for (const tag of ['3', '0', 'Exhibition']) {
      expect(await loadTopic(requestFor({ id: 'wind', tag }), services)).toEqual(missing);
    }
  });

  it('tells search engines what it is about, and whoever shares it its address without a tag', async () => {
    const { services } = servicesThat(found);
    expect(await loadTopic(requestFor({ id: 'wind', tag: '1' }), services)).toMatchObject({
      data: { shareUrl: 'https://www.example.com/cn/en/media/detail?id=wind' },
    });
    expect(await loadTopic(requestFor({ id: 'wind' }), services)).toMatchObject({
      head: {
        title: 'The Shape of Wind',
        description: 'From smoke to streamlines.',
        canonical: '/media/detail?id=wind',
        image: 'stage',
        subject: { '@type': 'CollectionPage', name: 'The Shape of Wind', datePublished: '2026-11-12' },
      },
      data: { shareUrl: 'https://www.example.com/cn/en/media/detail?id=wind' },
    });
  });

  it('is not found when it is unknown, and not even asked for without an id that could be one', async () => {
    expect(await loadTopic(requestFor({ id: 'gone' }), servicesThat(failing('40004')).services)).toEqual(missing);
    const { call, services } = servicesThat(found);
    expect(await loadTopic(requestFor({}), services)).toEqual(missing);
    expect(await loadTopic(requestFor({ id: 'x'.repeat(65) }), services)).toEqual(missing);
    expect(call).not.toHaveBeenCalled();
  });

  it('leads from an entry of the library to the page of that entry', async () => {
    const { services } = servicesThat(failing('40004'), one, () => Promise.resolve({}));
    const outcome = await loadTopic(requestFor({ id: 'image-one' }), services);
    expect(outcome).toEqual({ kind: 'redirect', status: 301, to: '/cn/en/media/library/image-one' });
  });

  it('lets every other fault through to the error page', async () => {
    await expect(loadTopic(requestFor({ id: 'wind' }), servicesThat(failing('50000')).services)).rejects.toThrow(
      ApiError,
    );
  });

  it('stands without its articles, and reports why', async () => {
    const { report, services } = servicesThat(found, failing('50000'));
    expect(await loadTopic(requestFor({ id: 'wind' }), services)).toMatchObject({
      kind: 'page',
      data: { articles: null },
    });
    expect(report).toHaveBeenCalledOnce();
  });
});
