import { describe, expect, it } from 'vitest';
import type { Shown } from './composed-data.ts';
import { subjectsOf } from './composed-subject.ts';

const question: Shown = {
  kind: 'plain',
  block: { kind: 'questions', items: [{ question: 'How long?', answer: 'An hour.' }] },
};
const person = (name: string): Shown => ({
  kind: 'plain',
  block: { kind: 'people', items: [{ name, role: 'Chair', duties: [] }] },
});

describe('what machines are told of a page of blocks', () => {
  it('is every question with its answer', () => {
    const { subject: [faq] = [] } = subjectsOf([question, question]);
    expect(faq).toMatchObject({ '@type': 'FAQPage', mainEntity: [{}, { name: 'How long?' }] });
  });

  it('is everybody who is shown, in order, with their office', () => {
    const { subject: [list] = [] } = subjectsOf([person('Lin Xu'), person('Qin Shu')]);
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, item: { '@type': 'Person', name: 'Lin Xu', jobTitle: 'Chair' } },
        { position: 2, item: { name: 'Qin Shu' } },
      ],
    });
  });

  it('is nothing for words alone', () => {
    expect(subjectsOf([{ kind: 'plain', block: { kind: 'prose', body: 'x' } }])).toEqual({});
  });
});
