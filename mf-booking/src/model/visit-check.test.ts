import { describe, expect, it } from 'vitest';
import { createTranslator } from 'shared';
import { cn } from '../messages/cn.ts';
import { en } from '../messages/en.ts';
import { faultText } from '../messages/fault-text.ts';
import { atAddress, bookingOf, faultsOf, unfinishedBefore } from './visit-check.ts';
import { EMPTY, type VisitDraft } from './visit-draft.ts';
import type { Fault } from './visit-faults.ts';

const RULES = { rule: { min: 15, mode: 'gte' }, version: '2026-11-01' } as const;
const WHOLE: VisitDraft = {
  ...EMPTY,
  agreed: true,
  company: 'Institute of Fluid Mechanics',
  date: '2026-12-02',
  slot: '09:30-11:00',
  visitors: '32',
  explainer: true,
  contact: 'Lin Lan',
  mobile: '138 0000 0000',
  code: '123456',
  consent: true,
};
const faultsWith = (patch: Partial<VisitDraft>) =>
  faultsOf({ ...WHOLE, ...patch }, RULES).map(({ field, rule }) => `${field} ${rule}`);

/** Every message of docs/specification/rules.md (spec B2), what causes it, and its words. */
const MESSAGES: [patch: Partial<VisitDraft>, fault: string, en: string, cn: string][] = [
  [{ agreed: false }, 'agreed accepted', 'The visit instructions must be read and agreed', '请先阅读并同意参观须知'],
  [{ contact: ' ' }, 'contact required', 'Enter the group contact name', '请输入团体联系人姓名'],
  [{ contact: '林' }, 'contact length', 'The name has 2 to 50 characters', '姓名为2至50个字符'],
  [{ contact: '😀' }, 'contact length', 'The name has 2 to 50 characters', '姓名为2至50个字符'],
  [{ company: '' }, 'company required', 'Enter the visiting organisation', '请输入来访单位'],
  [
    { company: '长'.repeat(101) },
    'company length',
    'The organisation has 2 to 100 characters',
    '来访单位为2至100个字符',
  ],
  [
    { contact: 'Lin\u202eLan' },
    'contact characters',
    'The name has a character that cannot be seen; type it again without copying',
    '姓名含有不可见的字符，请直接键入，不要粘贴',
  ],
  [{ contact: '--' }, 'contact letters', 'The name needs at least one letter', '姓名至少要有一个文字'],
  [
    { company: '\u200b\u200b' },
    'company characters',
    'The organisation has a character that cannot be seen; type it again without copying',
    '来访单位含有不可见的字符，请直接键入，不要粘贴',
  ],
  [
    { company: '……' },
    'company letters',
    'The organisation needs at least one letter or digit',
    '来访单位至少要有一个文字或数字',
  ],
  [
    { kind: 'internal', department: 'A\u0000B' },
    'department characters',
    'The department has a character that cannot be seen; type it again without copying',
    '预约部门含有不可见的字符，请直接键入，不要粘贴',
  ],
  [
    { kind: 'internal', department: '**' },
    'department letters',
    'The department needs at least one letter or digit',
    '预约部门至少要有一个文字或数字',
  ],
  [{ kind: 'internal' }, 'department required', 'Enter the booking department', '请输入预约部门'],
  [{ date: '' }, 'date required', 'Choose a visit date', '请选择参观日期'],
  [{ slot: '' }, 'slot required', 'Choose a time slot', '请选择时段'],
  [{ slot: '09:30' }, 'slot period', 'Choose a visit time period', '请选择参观时间段'],
  [{ mobile: '' }, 'mobile required', 'Enter the phone number', '请输入手机号码'],
  [{ mobile: '020 8888 8888' }, 'mobile format', 'Enter a correct phone number', '请输入正确的手机号码'],
  [{ reach: 'email' }, 'email required', 'Enter the e-mail address', '请输入电子邮箱'],
  [{ reach: 'email', email: 'nobody' }, 'email format', 'Enter a correct e-mail address', '请输入正确的电子邮箱'],
  [
    { needs: '\u200b\u200b' },
    'needs characters',
    'The access needs have a character that cannot be seen; type them again without copying',
    '无障碍需求含有不可见的字符，请直接键入，不要粘贴',
  ],
  [{ needs: '!!' }, 'needs letters', 'The access needs want at least one letter', '无障碍需求至少要有一个文字'],
  [{ needs: 'x' }, 'needs length', 'Access needs have 2 to 200 characters', '无障碍需求为2至200个字符'],
  [{ code: '' }, 'code required', 'Enter the verification code', '请输入验证码'],
  [{ visitors: '' }, 'visitors required', 'Enter the number of visitors', '请输入参观人数'],
  [{ visitors: 'many' }, 'visitors numeric', 'The number of visitors must be a whole number', '参观人数必须为整数'],
  [{ visitors: '1000', explainer: false }, 'visitors maximum', 'At most 999 visitors', '参观人数最多为999人'],
  [{ visitors: '14' }, 'explainer explainer', 'The group is too small for a guide', '人数不足，不能申请讲解'],
];

describe('the booking is checked by the schema of the service', () => {
  it.each(MESSAGES)('and %j breaks one rule, told in both languages', (...[patch, fault, english, chinese]) => {
    expect(faultsWith(patch)).toEqual([fault]);
    const [field, rule] = fault.split(' ') as [Fault['field'], string];
    const said = (lang: 'cn' | 'en') => {
      const { t } = createTranslator(lang, lang === 'cn' ? cn : en);
      return faultText((key, values) => t('', key, values), { field, rule });
    };
    expect([said('en'), said('cn')]).toEqual([english, chinese]);
  });

  it('which finds nothing wrong with a whole one', () => {
    expect(faultsWith({})).toEqual([]);
    expect(faultsWith({ visitors: '１５' })).toEqual([]);
    expect(faultsWith({ kind: 'internal', company: '', department: 'Design' })).toEqual([]);
  });

  it('and names an organisation or a department, never both', () => {
    expect(bookingOf({ ...WHOLE, department: 'typed before' }, 'v')).not.toHaveProperty('department');
    expect(bookingOf({ ...WHOLE, kind: 'internal', department: 'Design' }, 'v')).not.toHaveProperty('company');
  });

  it('and names the address that was chosen, and a guide only where one was asked for', () => {
    const both = { ...WHOLE, email: 'lan@example.com', guide: 'cn' } as const;
    expect(bookingOf(both, 'v')).toMatchObject({ mobile: '138 0000 0000', email: '', guideLanguage: 'cn' });
    expect(bookingOf({ ...both, reach: 'email' }, 'v')).toMatchObject({ mobile: '', email: 'lan@example.com' });
    expect(bookingOf({ ...both, explainer: false }, 'v')).not.toHaveProperty('guideLanguage');
  });

  it('and tells a fault of the address where it was typed', () => {
    const missed = { field: 'mobile', rule: 'missed', day: '2026-12-24' } as const;
    expect(atAddress({ ...WHOLE, reach: 'email' }, [missed])).toEqual([{ ...missed, field: 'email' }]);
    expect(atAddress(WHOLE, [missed])).toEqual([missed]);
  });

  it('and is accepted only with both agreements', () => {
    expect(bookingOf({ ...WHOLE, consent: false }, 'v').noticeAccepted).toBe(false);
    expect(faultsWith({ consent: false })).toEqual(['consent accepted']);
  });
});

describe('a later step', () => {
  it('is open once all before it are finished', () => {
    expect(unfinishedBefore({ ...WHOLE, contact: '' }, RULES, 'contact')).toBeNull();
    expect(unfinishedBefore(WHOLE, RULES, 'done')).toBeNull();
  });

  it('leads to the first unfinished one, with what is wrong there alone', () => {
    expect(unfinishedBefore({ ...WHOLE, company: '', visitors: '' }, RULES, 'review')).toEqual({
      step: 'who',
      faults: [{ field: 'company', rule: 'required' }],
    });
    expect(unfinishedBefore(EMPTY, RULES, 'done')?.step).toBe('notice');
  });
});
