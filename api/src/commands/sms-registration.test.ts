import { expect, it } from 'vitest';
import { templateFaults } from '../modules/outbox/sms/sms-template.service.ts';
import { smsRegistrations } from './sms-registration.ts';

const SITE = 'https://www.example.com';

it('names every message that providers must know, in values that they can be filled in with', () => {
  const templates = smsRegistrations(SITE, 'names').map(({ name, values }) => [name, { id: 'SMS_1', values }] as const);
  expect(templateFaults(Object.fromEntries(templates))).toEqual([]);
});

it('says each as it is sent, without the signature, with variables by name or by number', () => {
  const textOf = (name: string, variables: 'names' | 'numbers') =>
    smsRegistrations(SITE, variables).find((one) => one.name === name)?.text;
  expect(textOf('code.cn', 'names')).toBe('验证码${code}，用于确认您的联系方式，5分钟内有效。请勿告诉他人。');
  expect(textOf('visit.reminder.en', 'numbers')).toBe(
    'Soon: your visit on {1} {2}–{3}, reference {4}. Be there ten minutes early. https://www.example.com/cn/en/book/visit#visit={5}',
  );
  expect(smsRegistrations(SITE, 'names').map(({ text }) => text)).not.toContainEqual(
    expect.stringMatching(/undefined|【】/),
  );
});
