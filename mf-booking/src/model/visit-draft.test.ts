import { describe, expect, it } from 'vitest';
import { EMPTY, keptTexts, readDraft, textsOf, type VisitDraft } from './visit-draft.ts';

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

describe('a draft', () => {
  it('comes back from a form as it was typed', () => {
    expect(readDraft(Object.fromEntries(textsOf(TYPED)))).toEqual(TYPED);
  });

  it('is kept without name, phone and code', () => {
    const kept = JSON.stringify(keptTexts(TYPED));
    expect(kept).toContain('设计中心');
    for (const personal of [TYPED.contact, TYPED.mobile, TYPED.code]) expect(kept).not.toContain(personal);
  });

  it('takes nothing from strange texts', () => {
    expect(readDraft({ agreed: 'true', kind: 'admin', visitors: 7, extra: 'x' })).toEqual(EMPTY);
  });
});
