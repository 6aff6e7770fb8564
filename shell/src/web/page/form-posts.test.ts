import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Match, SiteData } from 'shared/contract/section/frame';
import type { RenderedAnswer, RenderRequest } from '../../renderer/messages.ts';
import { fakeSnapshot, renderedPage } from '../testing/fake-snapshot.ts';
import { formRoutes } from '../server/form-routes.ts';
import { createFormStates } from './form-state.ts';
import { createFormPosts } from './form-posts.ts';
import type { RenderContext } from './render-request.ts';

const PAGE = renderedPage('what was typed');
const MATCH = { section: 'mf-a', page: 'form', params: {}, route: { query: ['key'], takesForms: true } };

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

/** A site of one page with a form, on a real port; `action` decides what a form leads to. */
function siteWith(action: (request: RenderRequest) => Promise<RenderedAnswer>, takesForms = true) {
  const match = { ...MATCH, route: { ...MATCH.route, takesForms } } as unknown as Match;
  const snapshot = fakeSnapshot({
    match: (path) => (path === '/form' ? match : null),
    render: (_app, request) => action(request),
  });
  const report = vi.fn();
  const siteData = { get: () => Promise.resolve({} as SiteData) };
  const context = { siteData, report, origin: 'https://site.example' } as unknown as RenderContext;
  const service = {} as Parameters<typeof createFormPosts>[0]['service'];
  const states = createFormStates({ key: randomBytes(32), isSecure: true });
  const posts = createFormPosts({ snapshot: () => snapshot, context, service, states });
  const unused = () => Promise.reject(new Error('another form'));
  const forms = { pageForm: posts.handlerFor, subscribe: unused, preferences: unused, notSubscribed: () => '' };
  server = Fastify();
  server.register(formRoutes, { forms, origin: context.origin, onRequest: [], onUpload: async () => undefined });
  server.get('/cn/en/form', (request, reply) => {
    const address = { lang: 'en', path: '/form', search: '' } as const;
    return posts.show(address, [request, reply]) ?? reply.send('the same for everybody');
  });
  const post = async (body: string, headers: Record<string, string> = {}) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await server?.inject({
      method: 'POST',
      url: '/cn/en/form',
      headers: { host: 'site.example', ...type, ...headers },
      body,
    });
    if (!answer) throw new Error('the server was closed');
    return answer;
  };
  const get = async (cookie: string) => {
    const answer = await server?.inject({ method: 'GET', url: '/cn/en/form', headers: { cookie } });
    if (!answer) throw new Error('the server was closed');
    return answer;
  };
  return { post, get, report };
}

describe('a form that is sent to a page', () => {
  it('reaches the action with its fields as typed, first value each', async () => {
    const action = vi.fn((_request: RenderRequest) => Promise.resolve(PAGE));
    const { post } = siteWith(action);
    const answer = await post('name=%E6%9E%97+%E5%B2%9A&name=other&empty=');
    expect(action.mock.calls[0]?.[0]).toMatchObject({ lang: 'en', fields: { name: '林 岚', empty: '' } });
    expect([answer.statusCode, answer.body]).toEqual([200, 'what was typed']);
  });

  it('gets an answer that nobody keeps', async () => {
    const answer = await siteWith(async () => PAGE).post('a=1');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('may lead elsewhere, by a GET', async () => {
    const answer = await siteWith(async () => ({ kind: 'redirect', status: 303, to: '/cn/en/done' })).post('a=1');
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/cn/en/done']);
  });

  it('leaves the site standing when its section throws, and reports no field', async () => {
    const { post, report } = siteWith(() => Promise.reject(new Error('broken')));
    const answer = await post('mobile=13800000000');
    expect([answer.statusCode, answer.body]).toEqual([500, 'application-error']);
    expect(report).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(report.mock.calls)).not.toContain('13800000000');
  });

  it('for something that does not exist gets the screen that says so', async () => {
    const { post, report } = siteWith(async () => ({ kind: 'missing', screen: 'not-found' }));
    const answer = await post('a=1');
    expect([answer.statusCode, answer.body, report.mock.calls]).toEqual([404, 'not-found', []]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('that cannot be read as a form reaches nobody', async () => {
    const action = vi.fn(() => Promise.resolve(PAGE));
    const { post } = siteWith(action);
    expect((await post('', { 'content-type': '' })).statusCode).toBe(415);
    expect(action).not.toHaveBeenCalled();
  });

  it.each([
    ['a foreign page', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister of the site', { 'sec-fetch-site': 'same-site' }, 403],
    ['a foreign page in an old browser', { origin: 'https://else.example' }, 403],
    ['the site itself', { 'sec-fetch-site': 'same-origin' }, 200],
    ['the site itself in an old browser', { origin: 'https://site.example' }, 200],
    ['something else than a form', { 'content-type': 'application/json' }, 415],
  ])('from %s is judged by where it comes from', async (_what, headers, status) => {
    const action = vi.fn(() => Promise.resolve(PAGE));
    const answer = await siteWith(action).post('a=1', headers);
    expect(answer.statusCode).toBe(status);
    expect(action).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
  });

  it('that is too large, or for a page without forms, reaches nobody', async () => {
    const action = vi.fn(() => Promise.resolve(PAGE));
    expect((await siteWith(action).post(`a=${'x'.repeat(20_000)}`)).statusCode).toBe(413);
    await server?.close();
    const refused = await siteWith(action, false).post('a=1');
    expect([refused.statusCode, refused.headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect(action).not.toHaveBeenCalled();
  });
});

describe('what a form led to', () => {
  const value = Buffer.from('{"mobile":"13800000000"}');
  const state = { kind: 'state', to: '/cn/en/form/next', name: 'draft', value } as const;
  const site = () =>
    siteWith(async (request) =>
      request.kind === 'action' ? state : renderedPage(JSON.stringify('states' in request && request.states)),
    );

  it('is shown by a GET, to whoever brings it along, and stands in no address', async () => {
    const { post, get } = site();
    const answer = await post('a=1');
    expect([answer.statusCode, answer.headers['location'], answer.body]).toEqual([303, state.to, '']);
    expect(answer.headers['cache-control']).toBe('no-store');
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^form-draft=[\w-]+; Path=\/cn\/en\/form; Max-Age=1800; HttpOnly; SameSite=Lax; Secure$/);
    const shown = await get(cookie);
    expect([shown.statusCode, shown.body]).toEqual([200, '{"draft":{"mobile":"13800000000"}}']);
    expect([shown.headers['cache-control'], shown.headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
  });

  it('is what everybody sees where it was made up, or is of another process', async () => {
    const theirs = await site().post('a=1');
    await server?.close();
    const { get } = site();
    for (const cookie of ['', 'form-draft=', `form-draft=${'A'.repeat(80)}`, String(theirs.headers['set-cookie'])]) {
      expect((await get(cookie)).body).toBe('the same for everybody');
    }
  });
});
