import { describe, expect, it } from 'vitest';
import { createTranslator } from 'shared';
import { cn } from '../messages/cn.ts';
import { en } from '../messages/en.ts';
import { failureText, faultText } from '../messages/fault-text.ts';
import { refusal } from '../testing/pavilion-service.ts';
import { refusalOf, waitOf } from './refusals.ts';

const said = (error: unknown) => {
  const outcome = refusalOf(error);
  if (!('failure' in outcome)) throw new Error('a fault of a field, not a failure');
  const { t } = createTranslator('en', en);
  return failureText((key, values) => t('', key, values), outcome.failure);
};

describe('a service that refuses', () => {
  it('says when to try again, and the visitor reads it', () => {
    expect(said(refusal('42900', { wait: 42 }))).toContain('try again in 42 seconds');
    expect(said(refusal('42900', { wait: 1 }))).toContain('try again in 1 second.');
    expect(said(refusal('42900'))).toContain('try again in a moment');
  });

  it('or does not answer at all loses nothing', () => {
    for (const error of [new Error('no network'), refusal(''), refusal('50300'), refusal('50000')]) {
      expect(said(error)).toContain('does not answer. Nothing you entered is lost');
    }
  });

  it('a code too early names the seconds at its field', () => {
    const outcome = refusalOf(refusal('42901', { wait: 17 }));
    expect('faults' in outcome && waitOf(outcome.faults)).toBe(17);
  });
});

describe('a refusal of a booking', () => {
  it.each([
    ['organisation', 'day', 2, 'date', 'Your organisation may book 2 time slots a day'],
    ['organisation', 'month', 8, 'date', 'Your organisation may book 8 time slots a month'],
    ['organisation', 'slot', 1, 'slot', 'Your organisation has booked this time slot already'],
    ['phone', 'day', 1, 'date', 'One phone or address may book 1 time slot a day'],
    ['phone', 'month', 8, 'date', 'One phone or address may book 8 time slots a month'],
    ['phone', 'slot', 2, 'slot', 'One phone or address may book a time slot 2 times'],
  ])('because the limit of its %s by %s is reached names the rule where it can be mended', (...one) => {
    const [limit, window, most, field, words] = one;
    const outcome = refusalOf(refusal('40912', { limit, window, most }));
    const [fault] = 'faults' in outcome ? outcome.faults : [];
    if (!fault) throw new Error('a failure, not a fault of a field');
    expect(fault.field).toBe(field);
    for (const [lang, messages] of [
      ['en', en],
      ['cn', cn],
    ] as const) {
      const { t } = createTranslator(lang, messages);
      const text = faultText((key, values) => t('', key, values), fault);
      expect(text).toContain(lang === 'en' ? words : '请另选');
      expect(text).not.toContain('{{');
    }
  });

  it('by the rules of the fields names each field as the visitor knows it', () => {
    const data = [
      { field: 'company', rule: 'required' },
      { field: 'start', rule: 'format' },
      { field: 'end', rule: 'required' },
      { field: 'noticeAccepted', rule: 'accepted' },
      { field: 'consentVersion', rule: 'version' },
    ];
    expect(refusalOf(refusal('40022', data))).toEqual({
      faults: [
        { field: 'company', rule: 'required' },
        { field: 'slot', rule: 'period' },
        { field: 'slot', rule: 'period' },
        { field: 'consent', rule: 'accepted' },
        { field: 'agreed', rule: 'version' },
      ],
    });
    expect(refusalOf(refusal('40022', 'no list'))).toEqual({ faults: [] });
  });

  it.each([
    ['a wrong code', '40012', null, { field: 'code', rule: 'wrong' }],
    ['too few seats', '40901', { remaining: 7 }, { field: 'visitors', rule: 'seats', count: 7 }],
    ['no seat at all', '40901', { remaining: 0 }, { field: 'slot', rule: 'full' }],
    ['seats that nobody counted', '40901', null, { field: 'slot', rule: 'full' }],
    ['no guide', '40902', null, { field: 'explainer', rule: 'none' }],
    ['a day that is closed', '40903', null, { field: 'date', rule: 'closed' }],
    ['a code too early', '42901', { wait: 17 }, { field: 'code', rule: 'wait', count: 17 }],
    ['a code too early, of unknown length', '42901', 'soon', { field: 'code', rule: 'wait', count: 60 }],
  ])('for %s stands at its field', (...[, code, data, fault]) => {
    expect(refusalOf(refusal(code, data))).toEqual({ faults: [fault] });
  });

  it('for what was sent twice, or too often, is explained by no field', () => {
    expect(refusalOf(refusal('40904'))).toEqual({ failure: { kind: 'again' } });
    expect(refusalOf(refusal('42900'))).toEqual({ failure: { kind: 'busy' } });
    expect(refusalOf(refusal('42900', { wait: 3 }))).toEqual({ failure: { kind: 'busy', wait: 3 } });
  });

  it('tells the seconds to wait only where there are some', () => {
    expect(waitOf([{ field: 'visitors', rule: 'seats', count: 7 }])).toBeUndefined();
    expect(waitOf([])).toBeUndefined();
  });
});
