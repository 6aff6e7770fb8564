import { LANGS, type Lang } from 'shared/contract/text/lang';
import { wireTest } from '../../fixtures/visitor.ts';
import { Group, newMobile, openDay, ONE_VIEW_EACH } from './group.ts';
import { expect, test } from './pavilion-site.ts';

/** Every message of docs/specification/rules.md (spec B2), with what leads to each message in a whole booking. */
const MESSAGES: [fields: Readonly<Record<string, string>>, words: Record<Lang, string>][] = [
  [{ agreed: '' }, { cn: '请先阅读并同意参观须知', en: 'The visit instructions must be read and agreed' }],
  [{ contact: '' }, { cn: '请输入团体联系人姓名', en: 'Enter the group contact name' }],
  [{ contact: '林' }, { cn: '姓名为2至50个字符', en: 'The name has 2 to 50 characters' }],
  [{ company: ' ' }, { cn: '请输入来访单位', en: 'Enter the visiting organisation' }],
  [{ company: 'X' }, { cn: '来访单位为2至100个字符', en: 'The organisation has 2 to 100 characters' }],
  [{ date: '' }, { cn: '请选择参观日期', en: 'Choose a visit date' }],
  [{ mobile: '' }, { cn: '请输入手机号码', en: 'Enter the phone number' }],
  [{ mobile: '020 8888' }, { cn: '请输入正确的手机号码', en: 'Enter a correct phone number' }],
  [{ code: '' }, { cn: '请输入验证码', en: 'Enter the verification code' }],
  [{ visitors: '' }, { cn: '请输入参观人数', en: 'Enter the number of visitors' }],
  [{ visitors: 'two' }, { cn: '参观人数必须为整数', en: 'The number of visitors must be a whole number' }],
  [{ visitors: '1000' }, { cn: '参观人数最多为999人', en: 'At most 999 visitors' }],
  [{ slot: '' }, { cn: '请选择时段', en: 'Choose a time slot' }],
  [{ slot: '09:30' }, { cn: '请选择参观时间段', en: 'Choose a visit time period' }],
  [{ kind: 'internal' }, { cn: '请输入预约部门', en: 'Enter the booking department' }],
  [{ explainer: 'yes' }, { cn: '人数不足，不能申请讲解', en: 'The group is too small for a guide' }],
];

const WHOLE = {
  agreed: 'yes',
  kind: 'external',
  company: 'Institute',
  date: openDay(3),
  slot: '09:30-11:00',
  visitors: '14',
  contact: 'Lin Lan',
  mobile: '13800000000',
  code: '123456',
  consent: 'yes',
};

for (const lang of LANGS) {
  wireTest(`every message comes back with a plain form, and nothing typed is lost (${lang})`, async ({ request }) => {
    for (const [patch, words] of MESSAGES) {
      const form = { ...WHOLE, ...patch };
      const answer = await request.post(`/cn/${lang}/book/done`, { form });
      expect(answer.status()).toBe(200);
      expect(answer.headers()['cache-control']).toBe('no-store');
      const html = await answer.text();
      expect(html).toContain(words[lang]);
      expect(html).toContain('value="13800000000"'.replace('13800000000', form.mobile));
    }
  });
}

for (const { lang, width } of ONE_VIEW_EACH) {
  test(`what is wrong is told at once, at the field and in a summary that takes focus (${lang}, ${width} px)`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 900 });
    const said = (...wanted: number[]) => wanted.map((at) => MESSAGES[at]?.[1][lang] ?? '');
    const group = new Group(page, lang);
    const refused = async (name: 'next' | 'review', wanted: string[]) => {
      await group.press(name);
      await expect(group.faults()).toHaveText(wanted);
      await expect(page.locator('[role=group][tabindex="-1"]')).toBeFocused();
    };
    await group.begin();
    await refused('next', said(0));
    await group.agree();
    await refused('next', said(3));
    await group.field('company').fill('X');
    await refused('next', said(4));
    await expect(group.field('company')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('input[value=internal]').check({ force: true });
    await refused('next', said(14));
    await page.locator('input[value=external]').check({ force: true });
    await group.name('Institute');
    await refused('next', said(5, 12));
    await group.choose(openDay(3), '09:30');
    for (const [typed, at] of [
      ['', 9],
      ['two', 10],
      ['1000', 11],
    ] as const) {
      await group.field('visitors').fill(typed);
      await refused('next', said(at));
    }
    await group.field('visitors').fill('14');
    await page.getByRole('checkbox').check();
    await refused('next', said(15));
    await page.getByRole('checkbox').uncheck();
    await group.press('next');
    await group.isAt('contact');
    await group.press('review');
    await expect(group.faults()).toHaveText([...said(1, 6, 8), /.+/]);
    await group.field('contact').fill('林');
    await group.field('mobile').fill('020 8888');
    await group.press('send');
    await expect(group.faults()).toHaveText(said(7));
    await group.press('review');
    await expect(group.faults()).toHaveText([...said(2, 7, 8), /.+/]);
    await group.faults().first().click();
    await expect(group.field('contact')).toBeFocused();
  });
}

test('a code that is wrong, and one that was guessed too often', async ({ page, pavilion }) => {
  test.setTimeout(60_000);
  const group = new Group(page, 'en');
  const mobile = newMobile(test.info().workerIndex);
  const visit = { company: 'Institute', date: openDay(8), start: '09:30', visitors: '2', contact: 'Lin Lan', mobile };
  await group.fillAll(visit, pavilion.phones);
  const right = /\d{6}/.exec(pavilion.phones.to(mobile).at(-1) ?? '')?.[0] ?? '';
  const wrong = right === '000000' ? '111111' : '000000';
  for (let guess = 0; guess < 5; guess++) {
    await group.press('back');
    await group.field('code').fill(wrong);
    await group.press('review');
    await group.isAt('review');
    await group.press('confirm');
    await expect(group.faults()).toHaveText(['The verification code is wrong or no longer valid']);
    await group.isAt('contact');
    await group.press('review');
    await group.isAt('review');
  }
  await group.press('back');
  await group.field('code').fill(right);
  await group.press('review');
  await group.press('confirm');
  await expect(group.faults(), 'five guesses end a code').toHaveText([/wrong or no longer valid/]);
  await expect(group.field('contact')).toHaveValue('Lin Lan');
});
