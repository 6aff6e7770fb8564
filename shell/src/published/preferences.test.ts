import { describe, expect, it } from 'vitest';
import {
  changePreferences,
  isChosen,
  isEnd,
  preferenceAttributes,
  preferencesCookie,
  readPreferences,
} from './preferences.ts';

describe('how a visitor wants the site to look', () => {
  it('is read from a cookie among others, whatever somebody has written there', () => {
    expect(readPreferences('a=1; look=grey.dark.large; b=2')).toEqual(['dark', 'large', 'grey']);
    expect(readPreferences('look=dark.light."><script>')).toEqual(['light']);
    expect(readPreferences('outlook=dark')).toEqual([]);
    expect(readPreferences('')).toEqual([]);
  });

  it('has one theme at a time, and the device decides again on wish', () => {
    expect(changePreferences(['light', 'grey'], 'dark')).toEqual(['dark', 'grey']);
    expect(changePreferences(['dark', 'grey'], 'system')).toEqual(['grey']);
  });

  it('switches each mode on and off beside the other', () => {
    expect(changePreferences(['dark', 'grey'], 'large')).toEqual(['dark', 'large', 'grey']);
    expect(changePreferences(['dark', 'large', 'grey'], 'large')).toEqual(['dark', 'grey']);
  });

  it('knows nothing but its own words', () => {
    expect(changePreferences(['dark'], 'onload=x')).toEqual(['dark']);
  });

  it('takes the text of articles down and up by steps, to an end on either side', () => {
    const sizes = ['shrink', 'grow', 'grow', 'grow', 'grow'].reduce(
      (looks, step) => [...looks, changePreferences(looks.at(-1) ?? [], step)],
      [readPreferences('look=dark.shouting')],
    );
    expect(sizes).toEqual([
      ['dark'],
      ['dark', 'smaller'],
      ['dark'],
      ['dark', 'larger'],
      ['dark', 'largest'],
      ['dark', 'largest'],
    ]);
    expect([isEnd(['largest'], 'grow'), isEnd(['largest'], 'shrink'), isEnd([], 'shrink')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(changePreferences(['light', 'larger'], 'dark')).toEqual(['dark', 'larger']);
    expect(changePreferences([], 'largest')).toEqual([]);
  });

  it('becomes three attributes of the document', () => {
    expect(preferenceAttributes(['dark', 'large', 'grey', 'larger'])).toEqual([
      ['data-theme', 'dark'],
      ['data-mode', 'large grey'],
      ['data-text', 'larger'],
    ]);
    expect(preferenceAttributes([]).map(([, value]) => value)).toEqual(['', '', '']);
  });

  it('is kept for a year on this site only, and over TLS alone where there is TLS', () => {
    expect(preferencesCookie(['dark'], false)).toBe('look=dark; Path=/cn; Max-Age=31536000; SameSite=Lax');
    expect(preferencesCookie([], true)).toMatch(/^look=; .*; Secure$/);
  });

  it('says which choices are in force', () => {
    expect(['system', 'light', 'dark', 'large', 'grey'].filter((choice) => isChosen(['grey'], choice))).toEqual([
      'system',
      'grey',
    ]);
    expect(['system', 'light', 'dark'].filter((choice) => isChosen(['dark'], choice))).toEqual(['dark']);
  });
});
