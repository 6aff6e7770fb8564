import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const question = (answer: number) => ({ question: '?', options: ['a', 'b'], answer, explanation: '!' });
const list = [
  { baseId: 'lesson-one', title: 'Lesson one', summary: '', minutes: 4, questions: [question(1), question(0)] },
];
const open = (query: Record<string, string>) =>
  openPage('certificate', { answers: { 'lesson/list': { list } }, query });

// Spec I23.
describe('issue 17, item 9: a certificate', () => {
  it('is there for whoever has answered all questions, with a line for the name and nothing to fill in', async () => {
    const { html } = await open({ lesson: 'lesson-one', q1: '1', q2: '0' });
    expect(html).toMatch(/answered all 2 questions.*Lesson one.*2026-11-21/s);
    expect(html).not.toContain('<input');
  });

  it('leads back to the lesson with the same answers as long as one of them is wrong', async () => {
    const { outcome } = await open({ lesson: 'lesson-one', q1: '1', q2: '1' });
    expect(outcome).toMatchObject({ kind: 'redirect', to: '/cn/en/invest/education?lesson=lesson-one&q1=1&q2=1' });
  });

  it('without a lesson leads to all of them', async () => {
    expect((await open({})).outcome).toMatchObject({ kind: 'redirect', to: '/cn/en/invest/education' });
  });

  it('of a lesson that nobody knows is not there', async () => {
    expect((await open({ lesson: 'lost' })).outcome).toMatchObject({ screen: 'not-found' });
  });
});
