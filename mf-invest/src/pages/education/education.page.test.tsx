import type { Lesson } from 'shared/contract/invest/investor';
import { describe, expect, it } from 'vitest';
import { openPage, type Circumstances } from '../../testing/open-page.ts';

const lesson = (of: Partial<Lesson>): Lesson => ({
  baseId: 'dates',
  title: 'Three days',
  summary: 'Record, ex-dividend, payment.',
  minutes: 3,
  questions: [
    { question: 'Which day counts?', options: ['Record', 'Payment'], answer: 0, explanation: 'The register closes.' },
    { question: 'How much?', options: ['40', '400'], answer: 1, explanation: '5,000 ÷ 10 × 0.80.' },
  ],
  ...of,
});
const page = {
  path: '/invest/education',
  title: 'Investor education',
  description: 'Lessons.',
  opening: { lead: 'Two lessons.', links: [] },
  blocks: [{ kind: 'prose', heading: 'Fraud', body: '<p>Never pay first.</p>' }],
  languages: ['cn', 'en'],
  trail: [],
};
const answers = {
  'site/page': page,
  'lesson/list': { list: [lesson({}), lesson({ baseId: 'fraud', title: 'Impostors', questions: [] })] },
};
const open = (other: Partial<Circumstances> = {}) => openPage('education', { answers, ...other });

describe('issue 17, item 9: somebody who learns about shares', () => {
  it('finds the lessons in order, how long they take, and the rest of the page', async () => {
    const { html } = await open();
    expect(html.replaceAll('<!-- -->', '')).toMatch(/3 minutes.*Three days.*Impostors.*Never pay first/s);
    expect(html).toContain('href="/cn/en/news/detail?baseid=dates"');
  });

  it('sees the section on the way here', async () => {
    const { html } = await open();
    expect(html).toMatch(/data-trail.*href="\/cn\/en\/invest">Investors<.*aria-current="page">Investor education</s);
  });

  it('answers by a form without script, with nothing ticked or marked in advance', async () => {
    const { html } = await open();
    expect(html).toContain('action="/cn/en/invest/education#dates"');
    expect(html).toContain('<input type="hidden" name="lesson" value="dates"/>');
    expect(html.match(/type="radio"/g)).toHaveLength(4);
    expect(html).not.toContain('checked=""');
    expect(html).not.toContain('The register closes.');
  });

  it('is told what is right, what is not, and why', async () => {
    const { html } = await open({ query: { lesson: 'dates', q1: '0', q2: '0' } });
    expect(html).toContain('1 of 2 right.');
    expect(html.replaceAll('<!-- -->', '')).toMatch(/Right\..*The register closes\..*Not quite: “400”\..*5,000/s);
    expect(html.match(/checked=""/g)).toHaveLength(2);
    expect(html).toMatch(/<details[^>]* open=""/);
  });

  it('may leave a question open and reads the answer all the same, in Chinese too', async () => {
    const { html } = await open({ lang: 'cn', query: { lesson: 'dates', q2: '1' } });
    expect(html).toContain('2题中答对1题。');
    expect(html).toContain('没有作答，应为“Record”。');
  });

  it('reads the page without lessons when they do not arrive', async () => {
    const { html } = await open({ broken: ['lesson/list'] });
    expect(html).toContain('The lessons are not available at the moment.');
    expect(html).toContain('Never pay first');
  });
});
