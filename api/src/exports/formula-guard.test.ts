import { describe, expect, it } from 'vitest';
import { guarded } from './formula-guard.ts';

// Spec B21.
describe('a text of a table', () => {
  it.each(['=1+1', '+86', '-1', '@SUM(A1)'])('%j can be no formula', (text) => {
    expect(guarded(text)).toBe(`'${text}`);
  });

  it.each([' =1', '\t=1', '\r=1', '\n=1', '\u00A0=1', '\u3000=1', '\u200B=1', '\uFEFF=1', '\u0000=1'])(
    '%j is none behind what is not seen',
    (text) => {
      expect(guarded(text)).toBe(`'${text}`);
    },
  );

  it.each(['\tx', '\rx', '\nx'])('%j begins no new cell or line', (text) => {
    expect(guarded(text)).toBe(`'${text}`);
  });

  it.each(['＝1', '＋1', '－1', '＠x', '﹦1', '\u3000＝1'])('%j is none in full or small width', (text) => {
    expect(guarded(text)).toBe(`'${text}`);
  });

  it.each(['Saloons', '3=3', 'a-b', '', ' two', '−0.46%', '陈小路'])('%j stays as it is', (text) => {
    expect(guarded(text)).toBe(text);
  });
});
