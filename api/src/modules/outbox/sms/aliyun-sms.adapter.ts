import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { DeliveryFault, type MessagePort } from '../message.port.ts';
import { aliyunHeaders, canonicalQuery } from './aliyun-signature.model.ts';
import { e164 } from './phone-number.model.ts';
import { postForJson, requireSuccess, type SmsOptions } from './post-message.adapter.ts';
import { filledTemplate } from './sms-template.service.ts';

const ENDPOINT = 'https://dysmsapi.aliyuncs.com/';
const MAINLAND = '+86';

/** Answers that are over with another second, day or payment; every other one says that this message will never be taken. */
const PASSING =
  /^(?:isv\.(?:BUSINESS_LIMIT_CONTROL|DAY_LIMIT_CONTROL|AMOUNT_NOT_ENOUGH|OUT_OF_SERVICE)|isp\.|Throttling|ServiceUnavailable|InternalError)/;

const answerBody = z.object({ Code: z.string() });

/** Text messages by templates of Alibaba Cloud (SendSms, 2017-05-25). */
export function aliyunSms(account: SmsOptions): MessagePort {
  const { url = ENDPOINT, timeoutMs, templates, from, id, secret } = account;
  return async (message) => {
    const template = filledTemplate(templates, message);
    const to = e164(message.to);
    const query = canonicalQuery({
      // Numbers of the mainland without their country, all others without the sign before it.
      PhoneNumbers: to.startsWith(MAINLAND) ? to.slice(MAINLAND.length) : to.slice(1),
      SignName: from,
      TemplateCode: template.id,
      TemplateParam: JSON.stringify(Object.fromEntries(template.values)),
      OutId: message.id,
    });
    const api = { host: new URL(url).host, action: 'SendSms', version: '2017-05-25' };
    const date = `${new Date().toISOString().slice(0, 19)}Z`;
    const headers = aliyunHeaders({ ...api, query, id, secret, date, nonce: randomUUID() });
    const { status, json } = await postForJson({ url: `${url}?${query}`, headers, body: '', timeoutMs });
    const code = answerBody.safeParse(json).data?.Code;
    if (code === undefined) requireSuccess(status);
    if (code !== 'OK') throw new DeliveryFault(code ?? 'no answer', code !== undefined && !PASSING.test(code));
  };
}
