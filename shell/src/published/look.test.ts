import { describe, expect, it } from 'vitest';
import { changeLook, isChosen, isEnd, lookAttributes, lookCookie, readLook } from './look.ts';

describe('how a visitor wants the site to look', () => {
  it('is read from a cookie among others, whatever somebody has written there', () => {
    expect(readLook('a=1; look=grey.dark.large; b=2')).toEqual(['dark', 'large', 'grey']);
    expect(readLook('look=dark.light."><script>')).toEqual(['light']);
    expect(readLook('outlook=dark')).toEqual([]);
    expect(readLook('')).toEqual([]);
  });

  it('has one theme at a time, and the device decides again on wish', () => {
    expect(changeLook(['light', 'grey'], 'dark')).toEqual(['dark', 'grey']);
    expect(changeLook(['dark', 'grey'], 'system')).toEqual(['grey']);
  });

  it('switches each mode on and off beside the other', () => {
    expect(changeLook(['dark', 'grey'], 'large')).toEqual(['dark', 'large', 'grey']);
    expect(changeLook(['dark', 'large', 'grey'], 'large')).toEqual(['dark', 'grey']);
  });

  it('knows nothing but its own words', () => {
    expect(changeLook(['dark'], 'onload=x')).toEqual(['dark']);
  });

  it('takes the text of articles down and up by steps, to an end on either side', () => {
    const sizes = ['shrink', 'grow', 'grow', 'grow', 'grow'].reduce(
      (looks, step) => [...looks, changeLook(looks.at(-1) ?? [], step)],
      [readLook('look=dark.shouting')],
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
    expect(changeLook(['light', 'larger'], 'dark')).toEqual(['dark', 'larger']);
    expect(changeLook([], 'largest')).toEqual([]);
  });

  it('becomes three attributes of the document', () => {
    expect(lookAttributes(['dark', 'large', 'grey', 'larger'])).toEqual([
      ['data-theme', 'dark'],
      ['data-mode', 'large grey'],
      ['data-text', 'larger'],
    ]);
    expect(lookAttributes([]).map(([, value]) => value)).toEqual(['', '', '']);
  });

  it('is kept for a year on this site only, and over TLS alone where there is TLS', () => {
    expect(lookCookie(['dark'], false)).toBe('look=dark; Path=/cn; Max-Age=31536000; SameSite=Lax');
    expect(lookCookie([], true)).toMatch(/^look=; .*; Secure$/);
  });

  it('says which choices are in force', () => {
    expect(['system', 'light', 'dark', 'large', 'grey'].filter((choice) => isChosen(['grey'], choice))).toEqual([
      'system',
      'grey',
    ]);
    expect(['system', 'light', 'dark'].filter((choice) => isChosen(['dark'], choice))).toEqual(['dark']);
  });
});
