import { ApiError, type ActionServices, type FormRequest } from 'shared/contract/section/section';
import { describe, expect, it } from 'vitest';
import { section } from '../../entry.server.ts';
import { openPage } from '../../testing/open-page.ts';
import { investAlerts } from './alerts.load.ts';

const TOKEN = 'a1b2c3d4-e5f6.g7h8i9j0k1l2';
const ticked = (html: string) =>
  [...html.matchAll(/<input[^>]*checked[^>]*name="([^"]+)"|name="([^"]+)"[^>]*checked/g)].map(
    ([, one, two]) => one ?? two,
  );

/** What a plain form leads to, and what it calls the service for. */
async function send(fields: Record<string, string>, fault?: string) {
  const calls: unknown[] = [];
  const call = (name: string, body: unknown) => {
    calls.push([name, body]);
    return fault === undefined ? Promise.resolve({}) : Promise.reject(new ApiError(fault, 'no'));
  };
  const { signal } = new AbortController();
  const request: FormRequest = { lang: 'en', path: '/invest/alerts', params: {}, query: {}, now: 0, signal, fields };
  const services = { lang: 'en', api: { call }, report: () => undefined } as unknown as ActionServices;
  const outcome = await section.action?.('alerts', request, services);
  return { outcome, calls, request, services };
}

// Spec I12, SCR-invest-alerts.
describe('announcements by mail', () => {
  it('are calls for by a plain form with a box for each market and each category', async () => {
    const { html, outcome } = await openPage('alerts', { answers: {} });
    expect(html).toMatch(
      /<form[^>]*action="\/cn\/en\/invest\/alerts" method="post"|method="post" action="\/cn\/en\/invest\/alerts"/,
    );
    expect(html.match(/type="checkbox"/g)).toHaveLength(10);
    expect(ticked(html)).toEqual([]);
    expect(html).toContain('href="/cn/en/policy"');
    expect(outcome).toMatchObject({ head: { title: 'Announcements by mail', canonical: '/invest/alerts' } });
    expect(outcome).not.toMatchObject({ head: { noindex: true } });
  });

  it('are offered from a list with what the list shows', async () => {
    const { html } = await openPage('alerts', { answers: {}, query: { market: 'H', category: 'sales' } });
    expect(ticked(html)).toEqual(['market-H', 'category-sales']);
  });

  it('lead on to the mailbox', async () => {
    const { outcome, calls } = await send({
      do: 'ask',
      email: 'a@example.com',
      'market-A': '1',
      'category-sales': '1',
    });
    expect(calls).toEqual([['alert/add', { email: 'a@example.com', markets: ['A'], categories: ['sales'] }]]);
    expect(outcome).toEqual({ kind: 'redirect', status: 303, to: '/cn/en/invest/alerts?done=requested' });
    const { html } = await openPage('alerts', { answers: {}, query: { done: 'requested' } });
    expect(html).toContain('Look into your mailbox');
  });

  it.each([
    { who: 'a wrong address', email: 'nobody', said: 'Please enter a correct e-mail address', count: 0 },
    { who: 'a visitor who asks too often', email: 'a@b.example', fault: '42901', said: 'Too many requests', count: 1 },
    { who: 'a service that is away', email: 'a@b.example', fault: '', said: 'not possible at the moment', count: 1 },
  ])('keep all that was typed for $who', async ({ email, fault, said, count }) => {
    const { outcome, calls, request, services } = await send({ do: 'ask', email, 'category-board': '1' }, fault);
    expect(calls).toHaveLength(count);
    if (outcome?.kind !== 'page' || !('state' in outcome) || !outcome.state) throw new Error('a state was expected');
    expect(outcome.state.to).toBe('/cn/en/invest/alerts?again=1');
    const states = { [outcome.state.name]: JSON.parse(JSON.stringify(outcome.state.value)) as unknown };
    const shown = await investAlerts.load({ ...request, query: { again: '1' }, states }, services);
    expect(shown).toMatchObject({
      head: { noindex: true },
      data: { view: { email, choices: { categories: ['board'] } } },
    });
    const { html } = await openPage('alerts', { answers: {}, query: { again: '1' }, states });
    expect(html).toContain(said);
    expect(html).toContain(`value="${email}"`);
  });

  it('ask before a link of a mail confirms, and show what it led to', async () => {
    const { html, requests, outcome } = await openPage('alerts', {
      answers: {},
      query: { act: 'confirm', token: TOKEN },
    });
    expect(requests).toEqual([]);
    expect(outcome).toMatchObject({ head: { noindex: true } });
    expect(html).toContain(`name="token" value="${TOKEN}"`);
    const confirmed = await send({ do: 'confirm', token: TOKEN });
    expect(confirmed.calls).toEqual([['subscribe/confirm', { token: TOKEN }]]);
    expect(confirmed.outcome).toMatchObject({ to: '/cn/en/invest/alerts?done=confirmed' });
    expect((await send({ do: 'confirm', token: TOKEN }, '40006')).outcome).toMatchObject({
      to: '/cn/en/invest/alerts?done=over',
    });
  });

  it('are changed and ended at the address of their link', async () => {
    const answers = { 'alert/detail': { state: 'active', markets: ['A'], categories: ['results', 'dividend'] } };
    const { html } = await openPage('alerts', { answers, query: { token: TOKEN } });
    expect(ticked(html)).toEqual(['market-A', 'category-results', 'category-dividend']);
    const changed = await send({ do: 'change', token: TOKEN, 'market-H': '1' });
    expect(changed.calls).toEqual([['alert/change', { token: TOKEN, markets: ['H'], categories: [] }]]);
    expect(changed.outcome).toMatchObject({ to: '/cn/en/invest/alerts?done=changed' });
    const ended = await send({ do: 'end', token: TOKEN });
    expect(ended.calls).toEqual([['subscribe/cancel', { token: TOKEN }]]);
    expect(ended.outcome).toMatchObject({ to: '/cn/en/invest/alerts?done=ended' });
  });

  it('say so where a link has ended, is not one, or cannot be looked up', async () => {
    const ended = { 'alert/detail': { state: 'unsubscribed', markets: [], categories: [] } };
    expect((await openPage('alerts', { answers: ended, query: { token: TOKEN } })).html).toContain(
      'You are unsubscribed',
    );
    expect((await openPage('alerts', { answers: {}, query: { token: '<x>' } })).html).toContain(
      'does not work any more',
    );
    expect((await openPage('alerts', { answers: {}, failing: true, query: { token: TOKEN } })).html).toContain(
      'This did not work',
    );
  });

  it('speak Chinese to Chinese readers', async () => {
    expect((await openPage('alerts', { answers: {}, lang: 'cn' })).html).toContain('不勾选即为全部');
  });
});
