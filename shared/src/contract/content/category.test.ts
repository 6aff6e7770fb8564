import { describe, expect, it } from 'vitest';
import { CATEGORY_SOURCES, categoryRequest } from './category.ts';

const filter = { beginTime: '2026-01-01 00:00:00', appendixType: 1, pageNo: 2, pageSize: 8 };
const { appendixType: _dropped, ...withoutAppendix } = filter;

describe('the call of a category', () => {
  it.each([
    ['SPC-MTZX-MTZT', 'topic/page'],
    ['SPC-XWZX-ZTBD', 'topic/page'],
    ['SPC-SHZR-SZBG', 'specialTopic/page'],
    ['SPC-SHZR-ESG', 'specialTopic/page'],
    ['SPC-TZGX-GGB-AG', 'specialTopic/page'],
    ['SPC-TZGX-GGB-HG', 'specialTopic/page'],
  ])('%s is %s, with the code in the list and no appendix type', (categoryCode, call) => {
    expect(categoryRequest({ ...filter, categoryCode })).toEqual({
      call,
      body: { ...withoutAppendix, categoryCodeList: [categoryCode] },
    });
  });

  it.each(['COL-XWZX-QYDT', 'COL-XWZX-PPDT', 'COL-XWZX-MTBD', '', 'toString'])(
    '%j is a column of articles and goes as it is',
    (categoryCode) => {
      const body = { ...filter, categoryCode };
      expect(categoryRequest(body)).toEqual({ call: 'article/page', body });
    },
  );

  it('is tested for every row of the table', () => {
    expect(Object.keys(CATEGORY_SOURCES)).toHaveLength(6);
  });
});
