import { describe, expect, it } from 'vitest';
import { id, narrowing, oneOf, pageNumber, pageQuery, place, typedText, year } from './query.ts';

const query = pageQuery({
  column: oneOf(['news', 'brands'], ''),
  days: narrowing(oneOf([-1, 7, 30], -1)),
  key: narrowing(typedText(5)),
  year: narrowing(year),
  page: pageNumber,
});

describe('the query of a page', () => {
  it('means nothing where nobody chose anything', () => {
    expect(query.parse({})).toEqual({ column: '', days: -1, key: '', year: 0, page: 1 });
    expect(query.parse({ column: '', page: '' })).toEqual(query.initial);
  });

  it('is read as it was written, without fallbacks and in one order', () => {
    const chosen = { column: 'news', days: 30, key: '风 & 线', year: 2026, page: 12 } as const;
    const texts = query.texts(chosen);
    expect(Object.entries(texts).join(' ')).toBe('column,news days,30 key,风 & 线 year,2026 page,12');
    expect(query.parse(texts)).toEqual(chosen);
    expect(query.read(`?${new URLSearchParams(texts).toString()}&utm_source=mail`)).toEqual(chosen);
    expect(Object.values(query.texts(query.initial))).toEqual(['', '', '', '', '']);
  });

  it('is found by a script under names in any case, the exact one first', () => {
    expect(query.read('?COLUMN=news&Page=3&YEAR=&year=2026&Year=2025')).toEqual({
      ...query.initial,
      column: 'news',
      page: 3,
      year: 2026,
    });
  });

  it.each([
    { column: 'sport' },
    { column: 'News' },
    { days: '31' },
    { days: '7 OR 1=1' },
    { year: '20' },
    { page: '0' },
    { page: '-2' },
    { page: '2e3' },
    { page: '1001' },
  ])('is of no page where it says %j', (texts) => {
    expect(query.parse(texts)).toBeNull();
    expect(query.read(new URLSearchParams(texts as Record<string, string>).toString())).toEqual(query.initial);
  });

  it('takes a fallback that is written out, and cuts what somebody typed', () => {
    expect(query.parse({ days: '-1', page: '1', key: '  wind tunnel ' })).toEqual({ ...query.initial, key: 'wind' });
  });

  it('knows what the service may call something, and nothing longer', () => {
    const named = pageQuery({ id });
    expect(named.parse({ id: ` ${'x'.repeat(64)} ` })).toEqual({ id: 'x'.repeat(64) });
    expect(named.parse({ id: 'x'.repeat(65) })).toBeNull();
    expect(named.parse({})).toEqual({ id: '' });
  });

  it('counts places of a list from one', () => {
    const placed = pageQuery({ place });
    expect(['1', '99', '', '0', '01', '-1', '100', 'one'].map((text) => placed.parse({ place: text })?.place)).toEqual([
      1,
      99,
      0,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('says which choices make no page of their own', () => {
    expect(query.isNarrowed({ ...query.initial, column: 'news', page: 3 })).toBe(false);
    expect(query.isNarrowed({ ...query.initial, key: 'wind' })).toBe(true);
  });
});
