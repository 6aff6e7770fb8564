import { z } from 'zod';
import { address, count, text } from './setting.ts';

const SMS_PROVIDERS = ['webhook', 'aliyun', 'tencent', 'twilio'] as const;
/** By name and language of our message; `values` are names of ours in the order of the template's variables. */
const smsTemplates = z
  .string()
  .transform((json, context): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      context.addIssue({ code: 'custom', message: 'is no JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.strictObject({ id: z.string().min(1), values: z.array(z.string()) })));

const someText = { schema: z.string().min(1).optional(), rule: 'a text', standard: '' };

/** Who sends text messages; what each provider needs is a rule between them (api, message-settings). */
export const SMS_SETTINGS = {
  SMS_PROVIDER: {
    schema: z.enum(SMS_PROVIDERS).default('webhook'),
    rule: `one of ${SMS_PROVIDERS.join(', ')}`,
    standard: '`webhook`',
    meaning: 'who sends text messages: a gateway of yours, or a provider',
  },
  SMS_URL: {
    ...address('http', 'https'),
    meaning: 'gateway for text messages; of a provider only where it is not the one of its documentation',
  },
  SMS_SECRET: {
    schema: z.string().min(16).optional(),
    rule: 'a text of at least 16 characters',
    standard: '',
    isSecret: true,
    meaning: 'signs what the gateway or provider is sent; without it text messages stay in the outbox',
  },
  SMS_ID: {
    ...someText,
    meaning: 'of the account with the provider: access key or account id',
  },
  SMS_FROM: {
    ...someText,
    meaning: 'what messages are from: the approved signature, a number, or a messaging service',
  },
  SMS_APP: {
    ...someText,
    meaning: 'application of text messages (`tencent`)',
  },
  SMS_REGION: { ...text('ap-guangzhou'), meaning: 'region of the provider (`tencent`)' },
  SMS_TEMPLATES: {
    schema: smsTemplates.optional(),
    rule: 'JSON such as {"code.cn":{"id":"SMS_1","values":["code"]}}',
    standard: '',
    meaning: 'approved templates, where the provider sends nothing else ([visitors](visitors.md))',
  },
  SMS_PER_DAY: {
    ...count(5000, [0, 10_000_000]),
    meaning: 'text messages a day after which no more codes are sent, and the log says so, at 80 % too; 0: any number',
  },
  SMS_ABROAD_PER_DAY: {
    ...count(200, [0, 10_000_000]),
    meaning:
      'codes to phones outside mainland China in 24 hours, after which visitors are asked for a mail address; 0: none',
  },
} as const;
