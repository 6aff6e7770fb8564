import { describe, expect, it } from 'vitest';
import { EMPTY, storableTexts, readDraft, textsOf, type VisitDraft } from './visit-draft.ts';

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
