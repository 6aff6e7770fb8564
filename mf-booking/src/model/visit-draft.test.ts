import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  groupOf,
  isStep,
  readDraft,
  slotTimes,
  stepAt,
  stepBeside,
  stepOf,
  STEPS,
  storableTexts,
  textsOf,
  visitorsOf,
  type VisitDraft,
} from './visit-draft.ts';

const TYPED: VisitDraft = {
  ...EMPTY,
  agreed: true,
  kind: 'internal',
  department: '设计中心',
  visitors: '３２',
  contact: '林岚',
  mobile: '13800000000',
  code: '123456',
};

// Spec B22.
describe('a draft', () => {
  it('comes back from a form as it was typed', () => {
    expect(readDraft(Object.fromEntries(textsOf(TYPED)))).toEqual(TYPED);
  });

  it('is stored without name, phone and code', () => {
    const stored = JSON.stringify(storableTexts(TYPED));
    expect(stored).toContain('设计中心');
    for (const personal of [TYPED.contact, TYPED.mobile, TYPED.code]) expect(stored).not.toContain(personal);
  });

  it('takes nothing from strange texts', () => {
    expect(readDraft({ agreed: 'true', kind: 'admin', visitors: 7, extra: 'x' })).toEqual(EMPTY);
  });
});

describe('the steps to a booking', () => {
  it('follow each other, and end at both ends', () => {
    expect(STEPS.map((step) => stepBeside(step, 1))).toEqual([...STEPS.slice(1), null]);
    expect(STEPS.map((step) => stepBeside(step, -1))).toEqual([null, ...STEPS.slice(0, -1)]);
  });

  it('ask for every field once', () => {
    expect(stepOf('agreed')).toBe('notice');
    expect((['kind', 'company', 'department'] as const).map(stepOf)).toEqual(['who', 'who', 'who']);
    expect((['date', 'slot', 'visitors', 'explainer'] as const).map(stepOf)).toEqual([
      'date',
      'date',
      'visitors',
      'visitors',
    ]);
    expect((['contact', 'mobile', 'code', 'consent'] as const).map(stepOf)).toEqual(Array(4).fill('contact'));
  });

  it('have names, and nothing else is a step', () => {
    expect([isStep('who'), isStep('done'), isStep('')]).toEqual([true, false, false]);
  });
});

describe('what was typed', () => {
  it('names the organisation, or the department of somebody from the house', () => {
    const both = { ...EMPTY, company: 'A group', department: 'Design' };
    expect(groupOf(both)).toBe('A group');
    expect(groupOf({ ...both, kind: 'internal' })).toBe('Design');
  });

  it('is a number in whatever digits, and none while nothing was typed', () => {
    expect(visitorsOf({ visitors: ' ３２ ' })).toBe(32);
    expect([visitorsOf({ visitors: '  ' }), visitorsOf({ visitors: 'many' })]).toEqual([Number.NaN, Number.NaN]);
  });

  it('is a slot with two times, of which either may be missing', () => {
    expect(slotTimes('09:30-11:00')).toEqual({ start: '09:30', end: '11:00' });
    expect(slotTimes('09:30')).toEqual({ start: '09:30', end: '' });
    expect(slotTimes('')).toEqual({ start: '', end: '' });
  });

  it('says nothing where nothing was typed', () =>
    expect(textsOf(EMPTY)).toEqual([
      ['kind', 'external'],
      ['reach', 'phone'],
    ]));
});

describe('an address asks', () => {
  it.each([
    ['/cn/en/book/notice', 'notice'],
    ['/cn/en/book/done', 'done'],
    ['/cn/en/book', null],
    ['/cn/en/book/visit', null],
    ['/cn/en/book/notice/more', null],
    ['/cn/en/news', null],
    ['/cn/en/news/review', null],
    ['/cn/cn/book/review', null],
  ])('%s for %s', (address, step) => {
    expect(stepAt(address, '/cn/en/book')).toBe(step);
  });
});
