import { ApiError, type ActionServices, type FormRequest } from 'shared/contract/section/section';
import { describe, expect, it } from 'vitest';
import { section } from '../../entry.server.ts';
import { openPage } from '../../testing/open-page.ts';

const TOKEN = 'a1b2c3d4-e5f6.g7h8i9j0k1l2';
const WIND = 'keyword=wind&function=research&city=wuhan';
const found = { searchKeyword: 'wind', track: '', function: 'research', city: 'wuhan', brand: '', kind: '' } as const;
const campus = { searchKeyword: '', track: 'campus', function: '', city: '', brand: '', kind: '' } as const;

const boxes = (html: string) => [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => box);
const valuesOf = (html: string) =>
  boxes(html).map((box) => (/value="([^"]*)"/.exec(box)?.[1] ?? '').replaceAll('&amp;', '&'));

/** What a plain form leads to, and what it calls the service for. */
async function send(fields: Record<string, string>, fault?: string) {
  const calls: unknown[] = [];
  const call = (name: string, body: unknown) => {
    calls.push([name, body]);
    return fault === undefined ? Promise.resolve({}) : Promise.reject(new ApiError(fault, 'no'));
  };
  const { signal } = new AbortController();
  const request: FormRequest = { lang: 'en', path: '/talent/alerts', params: {}, query: {}, now: 0, signal, fields };
  const services = { lang: 'en', api: { call }, report: () => undefined } as unknown as ActionServices;
  return { outcome: await section.action?.('alerts', request, services), calls };
}

// Spec J7, SCR-talent-alerts.
describe('vacancies by mail', () => {
  it('are asked for with the search that somebody comes with, in words and as they are sent', async () => {
    const query = { keyword: 'wind', function: 'research', city: 'wuhan' };
    const { html, requests, outcome } = await openPage('alerts', { answers: {}, query });
    expect(requests).toEqual([]);
    expect(html).toContain('“wind” · Research · Wuhan');
    expect(html.replaceAll('&amp;', '&')).toContain(`name="search-0" value="${WIND}"`);
    expect(html.replaceAll('&amp;', '&')).toContain(`href="/cn/en/talent/jobs?${WIND}"`);
    expect(outcome).toMatchObject({ head: { canonical: '/talent/alerts' } });
    expect((await openPage('alerts', { answers: {}, lang: 'cn' })).html).toContain('全部职位');
  });

  it('lead on to the mailbox; nothing that was typed is lost where it goes wrong', async () => {
    const sent = await send({ do: 'ask', email: 'a@example.com', 'search-0': WIND });
    expect(sent.calls).toEqual([['jobAlert/add', { email: 'a@example.com', ...found }]]);
    expect(sent.outcome).toEqual({ kind: 'redirect', status: 303, to: '/cn/en/talent/alerts?done=requested' });
    const { outcome, calls } = await send({ do: 'ask', email: 'nobody', 'search-0': WIND });
    expect(calls).toEqual([]);
    if (outcome?.kind !== 'page' || !('state' in outcome) || !outcome.state) throw new Error('a state was expected');
    const states = { [outcome.state.name]: JSON.parse(JSON.stringify(outcome.state.value)) as unknown };
    const { html } = await openPage('alerts', { answers: {}, query: { again: '1' }, states });
    expect(html).toContain('Please enter a correct e-mail address');
    expect(html).toContain('value="nobody"');
    expect(html).toContain('“wind” · Research · Wuhan');
  });

  it('are confirmed by a button, not by opening the link', async () => {
    const { html, requests } = await openPage('alerts', { answers: {}, query: { act: 'confirm', token: TOKEN } });
    expect(requests).toEqual([]);
    expect(html).toContain(`name="token" value="${TOKEN}"`);
    expect((await send({ do: 'confirm', token: TOKEN })).outcome).toMatchObject({
      to: '/cn/en/talent/alerts?done=confirmed',
    });
  });

  it('are changed by leaving searches out, and by the one that the link of a mail brings', async () => {
    const answers = { 'jobAlert/detail': { state: 'active', searches: [found] } };
    const { html } = await openPage('alerts', { answers, query: { token: TOKEN, track: 'campus' } });
    expect(valuesOf(html)).toEqual([WIND, 'track=campus']);
    expect(html).toContain('Campus (new)');
    const same = await openPage('alerts', {
      answers,
      query: { token: TOKEN, ...Object.fromEntries(new URLSearchParams(WIND)) },
    });
    expect(valuesOf(same.html)).toEqual([WIND]);
    const change = {
      do: 'change',
      token: TOKEN,
      'search-0': WIND,
      'search-1': 'track=campus',
      'search-2': 'city=atlantis',
    };
    expect((await send(change)).calls).toEqual([['jobAlert/change', { token: TOKEN, searches: [found, campus] }]]);
  });

  it('end with nothing ticked, and are at most five searches', async () => {
    const none = await send({ do: 'change', token: TOKEN });
    expect(none.calls).toEqual([['subscribe/cancel', { token: TOKEN }]]);
    expect(none.outcome).toMatchObject({ to: '/cn/en/talent/alerts?done=ended' });
    const six = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`search-${index}`, `keyword=${index}`]));
    const most = await send({ do: 'change', token: TOKEN, ...six });
    expect(most.calls).toEqual([]);
    expect(most.outcome).toMatchObject({ to: '/cn/en/talent/alerts?done=most' });
    const { html, outcome } = await openPage('alerts', { answers: {}, query: { done: 'most' } });
    expect(html).toContain('Five searches are the most');
    expect(outcome).toMatchObject({ head: { noindex: true } });
  });

  it('say so where a link has ended, is not one, or cannot be looked up', async () => {
    const ended = { 'jobAlert/detail': { state: 'unsubscribed', searches: [found] } };
    expect((await openPage('alerts', { answers: ended, query: { token: TOKEN } })).html).toContain('unsubscribed');
    expect((await openPage('alerts', { answers: {}, query: { token: '<x>' } })).html).toContain(
      'does not work any more',
    );
    expect((await openPage('alerts', { answers: {}, failing: true, query: { token: TOKEN } })).html).toContain(
      'This did not work',
    );
  });
});
