import { describe, expect, it } from 'vitest';
import { ApiError } from 'shared/contract/section/section';
import { LANGS } from 'shared/contract/text/lang';
import { CV_RULES } from 'shared/contract/talent/cv-file';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { postForm, RECEIPT, serviceOf, taken, TAKEN } from '../../testing/applicant.ts';

const TYPED = {
  contact: 'Ada Beispiel',
  country: 'Deutschland',
  motivation: 'I have tested gearboxes for six years.',
  start: 'month',
  reach: 'email',
  email: 'ada@example.com',
  consent: 'yes',
};
const apply = (fields: Record<string, string>, service = serviceOf()) => postForm({ page: 'apply', fields, service });

describe('somebody without JavaScript', () => {
  it('applies on one page: form, code, sent', async () => {
    const service = serviceOf();
    let { fields, html } = await apply({ ...TYPED, cv: taken }, service);
    expect(html).toContain('We have cv.pdf (1.21 KB)');
    expect(fields).toMatchObject({ ...TYPED, puzzle: 'a-puzzle', held: JSON.stringify(TAKEN) });
    ({ fields, html } = await apply({ ...fields, 'send-code': '' }, service));
    expect(service.of('booking/sendCode')).toMatchObject([
      { body: { email: TYPED.email, mobile: '', proof: 'a-puzzle' } },
    ]);
    expect(html).toContain('The code is on its way');
    const key = fields['key'];
    ({ html } = await apply({ ...fields, code: '123456', do: 'send' }, service));
    expect(service.of('application/add')).toMatchObject([
      {
        key,
        body: { job: 'aero-test-engineer', cv: TAKEN.file, contact: 'Ada Beispiel', code: '123456', accepted: true },
      },
    ]);
    expect(html).toContain(RECEIPT.reference);
    expect(html).toContain(`/cn/en/talent/application#application=${RECEIPT.manageToken}`);
    expect(html).not.toContain('Ada');
  });

  it('gets to the code where nobody has to work for one, and is told when the service is away', async () => {
    const free = serviceOf({}, { 'booking/puzzle': { puzzle: '', bits: 0, wait: 0 } });
    const { fields, html } = await apply({ ...TYPED, cv: taken }, free);
    expect(html).toContain('name="send-code"');
    await apply({ ...fields, 'send-code': '' }, free);
    expect(free.of('booking/sendCode')).toMatchObject([{ body: { proof: '' } }]);
    const away = await apply({ ...TYPED, cv: taken }, serviceOf({ 'booking/puzzle': new ApiError('50300', '') }));
    expect(away.html).toContain('Nothing was lost');
    expect(away.html).not.toContain('name="send-code"');
  });

  it('reads what is wrong, in a summary and at the field, and loses nothing', async () => {
    const { html, fields } = await apply({ ...TYPED, email: 'ada', motivation: 'short', cv: taken });
    expect(html).toContain('href="#email"');
    expect(html).toContain('Your answer has 10 to 500 characters');
    expect(fields).toMatchObject({ ...TYPED, email: 'ada', motivation: 'short', held: JSON.stringify(TAKEN) });
  });

  it('reads what is wrong with the file, by its rule', async () => {
    const cv = JSON.stringify({ code: '40022', msg: '', data: [{ field: 'cv', rule: 'macro' }] });
    const { html, fields } = await apply({ ...TYPED, cv });
    expect(html).toContain(en.apply.faults.cv.macro);
    expect(fields).toMatchObject(TYPED);
    expect((await apply(TYPED)).html).toContain(en.apply.faults.cv.required);
    const down = JSON.stringify({ code: '50300', msg: '', data: null });
    expect((await apply({ ...TYPED, cv: down })).html).toContain('Nothing was lost');
  });

  it('is told when the file has to come again, and when they have applied already', async () => {
    const sent = { ...TYPED, held: JSON.stringify(TAKEN), puzzle: 'p', code: '123456' };
    const gone = new ApiError('40022', '', [{ field: 'cv', rule: 'gone' }]);
    const { html, fields } = await apply(sent, serviceOf({ 'application/add': gone }));
    expect(html).toContain(en.apply.faults.cv.gone);
    expect(fields['held']).toBe('');
    const again = await apply(sent, serviceOf({ 'application/add': new ApiError('40914', '') }));
    expect(again.html).toContain(en.apply.failures.applied);
  });
});

it.each(LANGS)('every rule of a file has its words in %s', (lang) => {
  const { faults } = (lang === 'cn' ? cn : en).apply;
  expect(Object.keys(faults.cv).toSorted()).toEqual([...CV_RULES].toSorted());
});

describe('the page behind the link', () => {
  const open = (fields: Record<string, string>, service = serviceOf()) =>
    postForm({ page: 'application', fields, service });

  it('asks before it withdraws, and says when all is gone', async () => {
    const { html, fields } = await open({
      token: `https://site.example/x#application=${RECEIPT.manageToken}`,
      do: 'ask',
    });
    expect(html).toContain(en.application.ask);
    const service = serviceOf();
    const after = await open({ ...fields, do: 'withdraw' }, service);
    expect(service.of('application/withdraw')).toMatchObject([{ body: { token: RECEIPT.manageToken } }]);
    expect(after.html).toContain(`Application ${RECEIPT.reference} is withdrawn`);
  });

  it('says that it knows no such link', async () => {
    const service = serviceOf({ 'application/detail': new ApiError('40006', '') });
    expect((await open({ token: 'nothing', do: 'see' }, service)).html).toContain(en.application.faults.unknown);
  });
});
