import { describe, expect, it } from 'vitest';
import { createTranslator } from 'shared';
import { en } from '../messages/en.ts';
import { failureText } from '../messages/fault-text.ts';
import { refusal } from '../testing/pavilion-service.ts';
import { refusalOf, waitOf } from './visit-faults.ts';

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
