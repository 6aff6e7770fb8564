import type { SmsProvider } from '../../../settings/message-settings.ts';
import type { MessagePort } from '../message.port.ts';
import { aliyunSms } from './aliyun-sms.adapter.ts';
import type { SmsOptions } from './post-message.adapter.ts';
import { tencentSms } from './tencent-sms.adapter.ts';
import { twilioSms } from './twilio-sms.adapter.ts';

type Adapter = (account: SmsOptions) => MessagePort;

/** By the words of `SMS_PROVIDER`; the webhook needs no account. */
export const SMS_ADAPTERS: Readonly<Record<Exclude<SmsProvider, 'webhook'>, Adapter>> = {
  aliyun: aliyunSms,
  tencent: tencentSms,
  twilio: twilioSms,
};
