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

  it('is every sound, with its files and all that is heard', () => {
    const file = { name: 'engine.ogg', type: 'audio/ogg; codecs="opus"', bytes: 4096 };
    const sound = { seconds: 40, levels: '00', course: { most: 9000, levels: '00' }, files: [file] };
    const items = [
      { at: 0, text: 'Silence' },
      { at: 37, text: 'Full speed' },
    ];
    const block = { kind: 'sound', sound, title: 'Forty seconds', caption: 'Calculated', items } as const;
    const { subject } = subjectsOf([{ kind: 'plain', block }]);
    expect(subject).toEqual([
      expect.objectContaining({
        '@type': 'AudioObject',
        name: 'Forty seconds',
        duration: 'PT40S',
        transcript: '0:00 Silence\n0:37 Full speed',
        encoding: [expect.objectContaining({ contentUrl: '/cn/media-files/engine.ogg', contentSize: '4096 B' })],
      }),
    ]);
  });

  it('is nothing for words alone', () => {
    expect(subjectsOf([{ kind: 'plain', block: { kind: 'prose', body: 'x' } }])).toEqual({});
  });
});
