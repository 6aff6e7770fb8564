import { describe, expect, it } from 'vitest';
import { partyName } from './party-name.model.ts';

describe('the name of an organisation', () => {
  it.each([
    ['南沙第一中学', ['南沙 第一中学', ' 南沙第一中学。', '「南沙第一中学」', '南沙\u200b第一中学']],
    [
      '鹏城科技',
      ['鹏城科技有限公司', '鹏城科技股份有限公司', '鹏城科技（集团）有限公司', '鹏城科技集团', '鹏城科技 集团公司'],
    ],
    ['Acme', ['ACME', 'acme ltd', 'Acme, Ltd.', 'ACME CO., LTD.', 'Acme Co.,Ltd', 'The Acme Company', 'Ａｃｍｅ Inc.']],
    ['Müller & Söhne', ['MÜLLER & SÖHNE GmbH', 'Müller and Söhne GmbH & Co. KG', 'Mu\u0308ller+&+So\u0308hne']],
    ['Total', ['TOTAL S.A.', 'Total SA', 'total s.a.']],
    ['St Marys School', ["St. Mary's School", 'St Mary’s School', 'st. marys-school']],
    ['No 7 School', ['No.7 School', 'NO. ７ SCHOOL']],
  ])('is one for all spellings of %s', (name, spellings) => {
    expect(spellings.map(partyName)).toEqual(spellings.map(() => partyName(name)));
  });

  it.each([
    ['南沙第一中学', '南沙第二中学'],
    ['鹏城科技（深圳）有限公司', '鹏城科技（广州）有限公司'],
    ['Acme North', 'Acme South'],
    ['School 7', 'School 17'],
    ['公司', '集团'],
    ['The Company', 'The Group'],
  ])('differs between %s and %s', (one, other) => {
    expect(partyName(one)).not.toBe(partyName(other));
  });

  it.each(['公司', '有限公司', 'The', 'Group', 'Co., Ltd.', 'A'])('is never empty: %s', (name) => {
    expect(partyName(name)).not.toBe('');
  });
});
