import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const VISIT_EVENTS = ['booked', 'requested', 'approved', 'moved', 'cancelled', 'declined', 'closed', 'reminder'];
const NAMES = [
  'code',
  ...VISIT_EVENTS.map((name) => `visit.${name}`),
  ...['joined', 'offered', 'lapsed', 'ended'].map((name) => `waiting.${name}`),
  ...['received', 'changed', 'withdrawn'].map((name) => `application.${name}`),
];
const templates = (values: readonly string[] = []) =>
  Object.fromEntries(NAMES.flatMap((name) => ['cn', 'en'].map((lang) => [`${name}.${lang}`, { id: 'SMS_1', values }])));
const ACCOUNT = { SMS_ID: 'AK-1', SMS_SECRET: 'a secret of the account', SMS_FROM: '辰岳', SMS_APP: '1400000000' };
const settingsOf = (env: Record<string, string>) => readConfig(env).messages.sms;

describe('who sends text messages', () => {
  it('is nobody, a gateway, or a provider with its account', () => {
    expect(settingsOf({})).toBeUndefined();
    const gateway = { SMS_URL: 'https://sms.example/', SMS_SECRET: ACCOUNT.SMS_SECRET };
    expect(settingsOf(gateway)).toEqual({ provider: 'webhook', url: gateway.SMS_URL, secret: ACCOUNT.SMS_SECRET });
    const env = { ...ACCOUNT, SMS_PROVIDER: 'aliyun', SMS_TEMPLATES: JSON.stringify(templates()) };
    expect(settingsOf(env)).toMatchObject({ provider: 'aliyun', account: { id: 'AK-1', url: undefined } });
    expect(settingsOf({ ...ACCOUNT, SMS_PROVIDER: 'twilio' })).toMatchObject({ provider: 'twilio' });
  });

  it.each([
    [{ SMS_URL: 'https://sms.example/' }, 'SMS_SECRET: must be set too for SMS_PROVIDER=webhook'],
    [{ SMS_PROVIDER: 'twilio' }, 'SMS_SECRET, SMS_ID, SMS_FROM: must be set too for SMS_PROVIDER=twilio'],
    [{ ...ACCOUNT, SMS_PROVIDER: 'tencent' }, 'SMS_TEMPLATES: must be set too'],
    [{ ...ACCOUNT, SMS_PROVIDER: 'pigeon' }, 'one of webhook, aliyun, tencent, twilio'],
    [{ ...ACCOUNT, SMS_PROVIDER: 'aliyun', SMS_TEMPLATES: '{' }, 'SMS_TEMPLATES'],
    [
      { ...ACCOUNT, SMS_PROVIDER: 'aliyun', SMS_TEMPLATES: '{"code.cn":{"id":"SMS_1","values":["code"]}}' },
      'SMS_TEMPLATES: lacks code.en, visit.booked.cn',
    ],
    [
      { ...ACCOUNT, SMS_PROVIDER: 'aliyun', SMS_TEMPLATES: JSON.stringify(templates(['token'])) },
      'code.cn knows code; not token',
    ],
  ])('is refused at the start where something is missing: %j', (env, words) => {
    expect(() => readConfig(env)).toThrow(words);
  });
});
