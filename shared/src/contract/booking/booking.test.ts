import { describe, expect, it } from 'vitest';
import { visitBooking, visitForm } from './booking.ts';

const form = {
  contact: '陈小路',
  mobile: '13800138000',
  code: '042917',
  company: '南沙第一中学',
  visitors: '32',
  explainer: true,
  date: '2026-12-01',
  start: '09:30',
  end: '11:00',
  noticeAccepted: true,
  consentVersion: '2026-11-01',
};

const faultsOf = (changes: object, schema = visitBooking) => {
  const { error } = schema.safeParse({ ...form, ...changes });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
};

// Spec B3, B4, B16.
describe('the visit booking form', () => {
  it('takes a complete form and tidies what was typed', () => {
    const typed = { mobile: ' +86 138-0013-8000 ', visitors: '３２', code: '０４２９１７ ', contact: ' 陈小路 ' };
    expect(visitBooking.parse({ ...form, ...typed })).toEqual({
      ...form,
      email: '',
      needs: '',
      visitors: 32,
      parts: [],
      internal: false,
      department: '',
    });
  });

  it.each([
    ['contact', '', 'required'],
    ['contact', '陈', 'length'],
    ['contact', '字'.repeat(51), 'length'],
    ['contact', '\u200b\u200b', 'characters'],
    ['contact', '陈\n小路', 'characters'],
    ['contact', '……', 'letters'],
    ['mobile', '', 'required'],
    ['mobile', '12800138000', 'format'],
    ['mobile', '01012345678', 'format'],
    ['mobile', '1380013800', 'format'],
    ['code', '', 'required'],
    ['code', '12345', 'format'],
    ['company', '', 'required'],
    ['company', '校', 'length'],
    ['company', '字'.repeat(101), 'length'],
    ['company', 'North\u202eSchool', 'characters'],
    ['company', '😀😀', 'letters'],
    ['visitors', '', 'required'],
    ['visitors', 'many', 'numeric'],
    ['visitors', '1e2', 'numeric'],
    ['visitors', 1.5, 'numeric'],
    ['visitors', 0, 'minimum'],
    ['visitors', 1000, 'maximum'],
    ['date', '', 'required'],
    ['date', '2026-02-30', 'format'],
    ['start', '', 'required'],
    ['end', '', 'required'],
    ['end', '25:00', 'format'],
    ['noticeAccepted', false, 'accepted'],
    ['consentVersion', '', 'required'],
  ])('says of %s %j: %s', (field, value, rule) => {
    expect(faultsOf({ [field]: value })).toEqual([`${field} ${rule}`]);
  });

  it.each([
    ['+49 (0151) 123-4567', '+4901511234567'],
    ['0044 7400 123456', '+447400123456'],
    ['＋1 202.555.0123', '+12025550123'],
    ['0086 138 0013 8000', '13800138000'],
  ])('takes a phone of any country with its code: %s', (mobile, stored) => {
    expect(visitBooking.parse({ ...form, mobile })).toMatchObject({ mobile: stored });
  });

  it('takes a mail address instead of a phone, and one of both', () => {
    const [none, both] = [{ mobile: '' }, { email: 'a@example.com' }];
    expect(faultsOf({ mobile: '', email: ' 陈＠例子.中国 ' })).toEqual([]);
    expect([faultsOf(none), faultsOf(both)]).toEqual([['mobile required'], ['mobile required']]);
    expect(faultsOf({ mobile: '', email: 'nobody' })).toEqual(['email format']);
  });

  it('takes what a group needs, in words that can be read', () => {
    expect(faultsOf({ needs: 'Two wheelchairs', guideLanguage: 'en' })).toEqual([]);
    expect(faultsOf({ needs: 'x'.repeat(201) })).toEqual(['needs length']);
    expect(faultsOf({ needs: '\u200b\u200b' })).toEqual(['needs characters']);
  });

  it('counts names in code points after trimming', () => {
    expect(faultsOf({ contact: '  𠮷野  ', company: '字'.repeat(100) })).toEqual([]);
    expect(faultsOf({ contact: '𠮷'.repeat(50), company: '😀校' })).toEqual([]);
    expect(faultsOf({ contact: ' 😀 ' })).toEqual(['contact length']);
  });

  it('keeps one spelling of a name, however it was typed', () => {
    const typed = { contact: ' Zoe\u0308\u3000 Li ', company: 'Mu\u0308ller\u00a0GmbH' };
    expect(visitBooking.parse({ ...form, ...typed })).toMatchObject({ contact: 'Zoë Li', company: 'Müller GmbH' });
  });

  it('wants the department of an internal booking and then no organisation', () => {
    expect(faultsOf({ internal: true, company: '' })).toEqual(['department required']);
    expect(faultsOf({ internal: true, company: '', department: '总装一车间' })).toEqual([]);
  });

  it.each([
    [14, 'gte', ['explainer explainer']],
    [15, 'gte', []],
    [15, 'gt', ['explainer explainer']],
    [16, 'gt', []],
  ] as const)('lets %d visitors apply for an explainer under "%s 15": faults %j', (visitors, mode, faults) => {
    expect(faultsOf({ visitors }, visitForm({ min: 15, mode }))).toEqual(faults);
    expect(faultsOf({ visitors, explainer: false }, visitForm({ min: 15, mode }))).toEqual([]);
  });

  it('tells every fault at once, also those between fields', () => {
    const faults = faultsOf({ contact: '', mobile: '1', company: '', noticeAccepted: false });
    expect(faults).toEqual(['contact required', 'mobile format', 'noticeAccepted accepted', 'company required']);
  });
});
