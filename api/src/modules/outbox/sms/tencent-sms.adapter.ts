import { z } from 'zod';
import { DeliveryFault, type MessagePort } from '../message.port.ts';
import { e164 } from './phone-number.model.ts';
import { postForJson, requireSuccess, type SmsOptions } from './post-message.adapter.ts';
import { filledTemplate } from './sms-template.service.ts';
import { tencentHeaders } from './tencent-signature.model.ts';

const ENDPOINT = 'https://sms.tencentcloudapi.com/';
const API = { service: 'sms', action: 'SendSms', version: '2021-01-11' };

/** Answers that are over with another second, day or payment; every other one says that this message will never be taken. */
const PASSING =
  /^(?:LimitExceeded|RequestLimitExceeded|InternalError|FailedOperation\.InsufficientBalance|ResourceUnavailable)/;

const answerBody = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string() })).optional(),
  }),
});

/** Text messages by templates of Tencent Cloud (SendSms, 2021-01-11). */
export function tencentSms(account: SmsOptions): MessagePort {
  const { url = ENDPOINT, timeoutMs, templates, from, app, region, id, secret } = account;
  return async (message) => {
    const template = filledTemplate(templates, message);
    const body = JSON.stringify({
      PhoneNumberSet: [e164(message.to)],
      SmsSdkAppId: app,
      SignName: from,
      TemplateId: template.id,
      TemplateParamSet: template.values.map(([, value]) => value),
      SessionContext: message.id,
    });
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = tencentHeaders({ ...API, host: new URL(url).host, region, body, id, secret, timestamp });
    const { status, json } = await postForJson({ url, headers, body, timeoutMs });
    const said = answerBody.safeParse(json).data?.Response;
    const code = said?.Error?.Code ?? said?.SendStatusSet?.[0]?.Code;
    if (code === undefined) requireSuccess(status);
    if (code !== 'Ok') throw new DeliveryFault(code ?? 'no answer', code !== undefined && !PASSING.test(code));
  };
}
