import { ApiError, type ActionServices, type FormRequest } from 'shared/contract/section/section';
import { describe, expect, it } from 'vitest';
import { section } from '../../entry.server.ts';
import { openPage } from '../../testing/open-page.ts';

const TOKEN = 'a1b2c3d4-e5f6.g7h8i9j0k1l2';
const brands = { list: [{ id: 'yaoxing', brandName: 'Yaoxing' }] };
const answers = { 'brand/list': brands };
const ticked = (html: string) =>
  [...html.matchAll(/<input[^>]*checked[^>]*name="([^"]+)"|name="([^"]+)"[^>]*checked/g)].map(
    ([, one, two]) => one ?? two,
  );

/** What a plain form leads to, and what it calls the service for. */
async function send(fields: Record<string, string>, fault?: string) {
  const calls: unknown[] = [];
  const call = (name: string, body: unknown) => {
    if (name === 'brand/list') return Promise.resolve(brands);
    calls.push([name, body]);
    return fault === undefined ? Promise.resolve({}) : Promise.reject(new ApiError(fault, 'no'));
  };
  const { signal } = new AbortController();
  const request: FormRequest = { lang: 'en', path: '/media/alerts', params: {}, query: {}, now: 0, signal, fields };
  const services = { lang: 'en', api: { call }, report: () => undefined } as unknown as ActionServices;
  return { outcome: await section.action?.('alerts', request, services), calls };
}

// Spec M22, SCR-media-alerts. What every page of mails does is tested with `invest/alerts`, which shares it.
describe('the newsroom by mail', () => {
  it('is requested for by a plain form with a box for each kind and each brand', async () => {
    const { html, outcome } = await openPage('alerts', { answers, query: { kind: 'kit', brand: 'yaoxing' } });
    expect(html).toMatch(/<form[^>]*action="\/cn\/en\/media\/alerts"/);
    expect(html.match(/type="checkbox"/g)).toHaveLength(5);
    expect(ticked(html)).toEqual(['kind-kit', 'brand-yaoxing']);
    expect(html).toContain('href="/cn/en/policy"');
    expect(outcome).toMatchObject({ head: { title: 'The newsroom by mail', canonical: '/media/alerts' } });
  });

  it('leads on to the mailbox, and keeps what was typed beside a wrong address', async () => {
    const requested = await send({ do: 'ask', email: 'a@example.com', 'kind-release': '1', 'brand-yaoxing': '1' });
    expect(requested.calls).toEqual([
      ['pressAlert/add', { email: 'a@example.com', kinds: ['release'], brands: ['yaoxing'] }],
    ]);
    expect(requested.outcome).toEqual({ kind: 'redirect', status: 303, to: '/cn/en/media/alerts?done=requested' });
    const wrong = await send({ do: 'ask', email: 'nobody', 'kind-speech': '1' });
    expect(wrong.calls).toEqual([]);
    expect(wrong.outcome).toMatchObject({
      kind: 'page',
      data: { view: { email: 'nobody', choices: { kinds: ['speech'] } }, brands: [{ id: 'yaoxing' }] },
    });
  });

  it('is changed at the address of its link, and loses no brand while brands are away', async () => {
    const held = { state: 'active', kinds: ['release'], brands: ['yaoxing'] };
    const { html } = await openPage('alerts', {
      answers: { 'pressAlert/detail': held },
      broken: ['brand/list'],
      query: { token: TOKEN },
    });
    expect(ticked(html)).toEqual(['kind-release', 'brand-yaoxing']);
    const { calls, outcome } = await send({ do: 'change', token: TOKEN, 'kind-facts': '1' });
    expect(calls).toEqual([['pressAlert/change', { token: TOKEN, kinds: ['facts'], brands: [] }]]);
    expect(outcome).toMatchObject({ to: '/cn/en/media/alerts?done=changed' });
  });

  it('asks before a link of a mail confirms, in Chinese too', async () => {
    const { html, requests } = await openPage('alerts', {
      answers,
      lang: 'cn',
      query: { act: 'confirm', token: TOKEN },
    });
    expect(requests).toEqual([['brand/list', {}]]);
    expect(html).toContain('确认订阅');
    expect(html).toContain(`name="token" value="${TOKEN}"`);
  });
});
