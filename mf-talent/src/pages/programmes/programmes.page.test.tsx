import { createTranslator } from 'shared';
import type { Lang } from 'shared/contract/text/lang';
import { ApiError, type LoadServices, type PageRequest } from 'shared/contract/section/section';
import type { Programme } from 'shared/contract/talent/talent';
import { describe, expect, it } from 'vitest';
import { section } from '../../entry.server.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const campus: Programme = {
  id: 'campus-2027',
  track: 'campus',
  title: 'Campus 2027',
  summary: 'For graduates.',
  audience: 'Graduates of 2027',
  places: 'Guangzhou',
  begins: '2026-09-01',
  ends: '2026-12-31',
  status: 'inProgress',
  steps: [
    { name: 'Application', date: '2026-09-01' },
    { name: 'Interviews', date: '2026-11-16' },
    { name: 'Offers', date: '2026-12-18' },
  ],
  contact: 'careers@chenyue.example',
};
const list: Programme[] = [
  campus,
  { ...campus, id: 'training-1', track: 'training', title: 'Master class', status: 'notStarted' },
  { ...campus, id: 'social-1', track: 'social', title: 'Welders', status: 'completed' },
];

async function render(
  lang: Lang,
  query: Record<string, string> = {},
  answer: () => Promise<unknown> = async () => ({ list }),
) {
  const request: PageRequest = {
    lang,
    path: '/talent',
    params: {},
    query,
    now: NOW,
    signal: new AbortController().signal,
  };
  const reports: unknown[] = [];
  const report = (error: unknown) => void reports.push(error);
  const services = { lang, api: { call: answer }, report } as unknown as LoadServices;
  const outcome = await section.load('programmes', request, services);
  if (outcome.kind !== 'page') throw new Error(`expected a page, got ${outcome.kind}`);
  const translator = createTranslator(lang, section.messages[lang]);
  const rendered = section.render(
    'programmes',
    { data: outcome.data, request: request },
    { lang, translator, now: NOW },
  );
  return { ...rendered, html: rendered.html.replaceAll('<!-- -->', ''), outcome, reports };
}

// Spec J1, J4.
describe('the careers page', () => {
  it('shows every programme without script, each track with its own anchor', async () => {
    const { html } = await render('en');
    for (const { title } of list) expect(html).toContain(title);
    for (const anchor of ['id="campus"', 'id="training"', 'id="social"']) expect(html).toContain(anchor);
    expect(html).toContain('3 programmes');
    expect(html).not.toContain('style=');
  });

  it.each([
    ['en', ['In progress', 'Not started', 'Completed']],
    ['cn', ['进行中', '未开始', '已结束']],
  ] as const)('says where each stands in words and by a mark, in %s', async (lang, words) => {
    const { html } = await render(lang);
    for (const word of words) expect(html).toMatch(new RegExp(`</svg>${word}`));
  });

  it('shows all of them at a glance on one axis with today, and leads to each', async () => {
    const { html } = await render('en');
    expect(html).toContain('href="/cn/en/talent/programme?id=campus-2027"');
    expect(html).toContain('1 September 2026 to 31 December 2026');
    expect(html).toContain('Q3 2026');
    expect(html.match(/<rect x="0\.67" y="3" width="1\.33"/g)).toHaveLength(3);
    expect(html.match(/d="M1\.55 0V10"/g)).toHaveLength(3);
  });

  it.each([
    ['en', 'We never charge fees'],
    ['cn', '我们从不收取任何费用'],
  ] as const)('warns of fraud in %s', async (lang, warning) => {
    expect((await render(lang)).html).toContain(warning);
  });

  it('filters by address; a track is a page, a status is none', async () => {
    const { html, outcome } = await render('en', { track: 'campus', status: 'inProgress' });
    expect(html).toContain('Campus 2027');
    expect(html).not.toContain('Master class');
    expect(html).toContain('1 programme<');
    expect(outcome.head).toMatchObject({ canonical: '/talent?track=campus&status=inProgress', noindex: true });
    const track = (await render('en', { track: 'campus' })).outcome.head;
    expect([track.title, track.noindex]).toEqual(['Campus – Careers and training', undefined]);
    await expect(render('en', { track: 'moon' })).rejects.toThrow('got screen');
  });

  it('offers the way back when nothing fits', async () => {
    const { html } = await render('en', { track: 'overseas' });
    expect(html).toContain('No programme fits both choices');
    expect(html).toContain('href="/cn/en/talent"');
  });

  it('stands without programmes when the service is away, and says why in the log', async () => {
    const { html, reports } = await render('cn', {}, async () => {
      throw new ApiError('50300', 'down');
    });
    expect(html).toContain('暂时没有可显示的项目');
    expect(reports).toHaveLength(1);
  });
});
