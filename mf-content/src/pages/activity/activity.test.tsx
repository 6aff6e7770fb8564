import type { Activity } from 'shared/contract/booking/activity';
import type { Api, PageRequest } from 'shared/contract/section/section';
import { describe, expect, it, vi } from 'vitest';
import { renderPage, textOf } from '../../testing/rendered.ts';
import { loadActivity, type ActivityData } from './activity.load.ts';

const activity = (id: string, begins: string, state: Activity['state']): Activity => ({
  id,
  category: 1,
  title: `Title of ${id}`,
  summary: 'What it is.',
  place: 'Nansha',
  begins,
  ends: begins,
  state,
  expired: state === 'expired',
  url: '/news/detail?baseid=guide',
  icsUrl: state === 'expired' ? '' : `/cn/api/activity/calendar.ics?language=2&id=${id}`,
});
const request: PageRequest = {
  lang: 'en',
  path: '/activity',
  params: {},
  query: {},
  now: 0,
  signal: new AbortController().signal,
};

function servicesThat(answer: (body: { category: number }) => Promise<unknown>) {
  const call = vi.fn<(name: string, body: { category: number }) => Promise<unknown>>((_name, body) => answer(body));
  const report = vi.fn<(error: unknown) => void>();
  return { call, report, services: { lang: 'en', api: { call } as unknown as Api, report } as const };
}

async function opened(answer: (body: { category: number }) => Promise<unknown>): Promise<ActivityData> {
  const outcome = await loadActivity(request, servicesThat(answer).services);
  if (outcome.kind !== 'page') throw new Error('a page was expected');
  return outcome.data;
}

describe('what there is to go to', () => {
  it('is asked for with what is over for events, without for offers (spec CALL-activity-list)', async () => {
    const { call, services } = servicesThat(() => Promise.resolve({ list: [] }));
    await loadActivity(request, services);
    const all = { status: 1, pageNo: 1, pageSize: 999 };
    expect(call).toHaveBeenCalledWith('activity/list', { category: 1, hasExpire: 1, ...all });
    expect(call).toHaveBeenCalledWith('activity/list', { category: 2, ...all });
  });

  it('begins with what is on and what comes next, and ends with what is over', async () => {
    const list = [
      activity('long-ago', '2025-01-01', 'expired'),
      activity('later', '2026-12-20', 'upcoming'),
      activity('over', '2026-10-01', 'expired'),
      activity('on', '2026-11-20', 'running'),
      activity('next', '2026-12-01', 'upcoming'),
    ];
    const { events } = await opened(() => Promise.resolve({ list }));
    expect(events?.map(({ id }) => id)).toEqual(['on', 'next', 'later', 'over', 'long-ago']);
  });

  it('is subject to search engines while it is still to come', async () => {
    const list = [activity('on', '2026-11-20', 'running'), activity('over', '2026-10-01', 'expired')];
    const { services } = servicesThat(({ category }) => Promise.resolve({ list: category === 1 ? list : [] }));
    const event = { '@type': 'Event', name: 'Title of on', startDate: '2026-11-20', location: { name: 'Nansha' } };
    const subject = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, item: event }] };
    expect(await loadActivity(request, services)).toMatchObject({ head: { subject } });
    const nothing = await loadActivity(request, servicesThat(() => Promise.resolve({ list: list.slice(1) })).services);
    expect(nothing).not.toHaveProperty('head.subject');
  });

  it('shows days, place, state and a calendar file, each at an anchor of its own', async () => {
    const list = [activity('on', '2026-11-20', 'running'), activity('over', '2026-10-01', 'expired')];
    const html = renderPage('activity', await opened(() => Promise.resolve({ list })), 'en').replaceAll('&amp;', '&');
    expect(html).toContain('id="on"');
    expect(textOf(html)).toMatch(/20 November 2026 Title of on 2026-11-20 Nansha What it is\. On now/);
    expect(html).toContain('href="/cn/api/activity/calendar.ics?language=2&id=on"');
    expect(textOf(html)).toContain('Over');
    expect(html).not.toContain('id=over');
    expect(html).toContain('href="/cn/en/news/detail?baseid=guide"');
  });

  it('shows what is on or comes next by its picture where there is one, and what is over as a line', async () => {
    const picture = { name: 'stage', width: 1280, height: 720, widths: [480], alt: 'The stand' };
    const list = [
      { ...activity('on', '2026-11-20', 'running'), picture },
      { ...activity('over', '2026-10-01', 'expired'), picture },
      activity('plain', '2026-12-01', 'upcoming'),
    ];
    const html = renderPage('activity', await opened(() => Promise.resolve({ list })), 'en');
    expect(html.match(/stage-480\.webp"/g)).toHaveLength(2);
    expect(textOf(html)).toMatch(/On now 2026-11-20 Nansha Title of on What it is\. Add to calendar/);
    expect(html.match(/id="on"/g)).toHaveLength(2);
    expect(html.match(/fetchPriority="high"/g), 'the first picture is not put off').toHaveLength(1);
  });

  it('opens many that are over in place', async () => {
    const list = Array.from({ length: 6 }, (_, index) => activity(`past-${index}`, `2025-0${index + 1}-01`, 'expired'));
    const html = renderPage(
      'activity',
      await opened(({ category }) => Promise.resolve({ list: category === 1 ? list : [] })),
      'en',
    );
    expect(html).toMatch(/<summary[^>]*>2 earlier ones<\/summary>/);
    expect(html.match(/id="past-/g)).toHaveLength(6);
  });

  it('says what did not arrive, which is not the same as nothing', async () => {
    const data = await opened(({ category }) =>
      category === 1 ? Promise.reject(new Error('down')) : Promise.resolve({ list: [] }),
    );
    expect(data).toEqual({ events: null, offers: [] });
    const text = textOf(renderPage('activity', data, 'en'));
    expect(text).toContain('cannot be shown right now');
    expect(text).toContain('There is nothing at present');
  });
});
