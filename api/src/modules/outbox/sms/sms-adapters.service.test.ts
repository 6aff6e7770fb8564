import { createHash, createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { SmsProvider } from '../../../settings/message-settings.ts';
import type { Message } from '../message.port.ts';
import { SMS_ADAPTERS } from './sms-adapters.service.ts';
import { templateOf } from './sms-template.service.ts';

type Provider = Exclude<SmsProvider, 'webhook'>;

const SECRET = 'a secret of the account';
const TEMPLATES = {
  'code.cn': { id: 'SMS_1', values: ['code'] },
  'visit.booked.en': { id: 'SMS_2', values: ['reference', 'date'] },
};
const code: Message = {
  id: 'one-and-only',
  to: '13800138000',
  text: '【辰岳】验证码042917',
  template: templateOf('code', 'cn', { code: '042917' }),
};
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

interface Received {
  url: URL;
  headers: Record<string, string>;
  body: string;
}

/** A provider that answers like this, and keeps what it was sent. */
async function sink(status: number, answer: unknown): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://provider.example');
      received.push({ url, headers: request.headers as Record<string, string>, body });
      response.writeHead(status).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received };
}

function send(provider: Provider, url: string, message: Message) {
  const account = { url, id: 'AK-1', secret: SECRET, from: '辰岳', app: '1400000000', region: 'ap-guangzhou' };
  return SMS_ADAPTERS[provider]({ ...account, templates: TEMPLATES, timeoutMs: 3000 })(message);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const signatureIn = ({ authorization = '' }: Record<string, string>) =>
  /Signature=([0-9a-f]{64})$/.exec(authorization)?.[1];

/** As each provider computes it from what arrived. */
const SIGNATURES: Record<'aliyun' | 'tencent', (received: Received) => string> = {
  aliyun({ url, headers, body }) {
    const names = /SignedHeaders=([\w;-]+)/.exec(headers['authorization'] ?? '')?.[1] ?? '';
    const lines = names.split(';').map((name) => `${name}:${headers[name] ?? ''}\n`);
    const text = ['POST', url.pathname, url.search.slice(1), lines.join(''), names, sha256(body)].join('\n');
    return hmac(SECRET, `ACS3-HMAC-SHA256\n${sha256(text)}`).toString('hex');
  },
  tencent({ url, headers, body }) {
    const timestamp = headers['x-tc-timestamp'] ?? '';
    const date = new Date(Number(timestamp) * 1000).toISOString().slice(0, 10);
    const lines = `content-type:${headers['content-type']}\nhost:${headers['host']}\n`;
    const text = ['POST', url.pathname, '', lines, 'content-type;host', sha256(body)].join('\n');
    const signed = ['TC3-HMAC-SHA256', timestamp, `${date}/sms/tc3_request`, sha256(text)].join('\n');
    return hmac(hmac(hmac(hmac(`TC3${SECRET}`, date), 'sms'), 'tc3_request'), signed).toString('hex');
  },
};

const OK: Record<Provider, unknown> = {
  aliyun: { Code: 'OK', Message: 'OK', BizId: '1', RequestId: '2' },
  tencent: { Response: { SendStatusSet: [{ SerialNo: '1', Code: 'Ok' }], RequestId: '2' } },
  twilio: { sid: 'SM1', status: 'queued' },
};

describe('a text message through a provider', () => {
  it.each(['aliyun', 'tencent'] as const)('reaches %s with a signature that it finds right', async (provider) => {
    const { url, received } = await sink(200, OK[provider]);
    await send(provider, url, code);
    const [first] = received;
    if (!first) throw new Error('nothing was received');
    expect(signatureIn(first.headers)).toBe(SIGNATURES[provider](first));
    expect(signatureIn(first.headers)).not.toBe(SIGNATURES[provider]({ ...first, body: `${first.body} ` }));
  });

  it('fills in a template of Alibaba Cloud by name', async () => {
    const { url, received } = await sink(200, OK.aliyun);
    await send('aliyun', url, code);
    await send('aliyun', url, { ...code, to: '+4915112345678' });
    const [home, abroad] = received.map((one) => Object.fromEntries(one.url.searchParams));
    expect(home).toEqual({
      PhoneNumbers: '13800138000',
      SignName: '辰岳',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"042917"}',
      OutId: code.id,
    });
    expect(abroad?.['PhoneNumbers']).toBe('4915112345678');
    expect(received[0]?.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' });
  });

  it('fills in a template of Tencent Cloud by position', async () => {
    const { url, received } = await sink(200, OK.tencent);
    const visit = {
      date: '2026-12-01',
      start: '09:30',
      end: '11:00',
      visitors: 32,
      reference: 'PV-1',
      token: 'secret',
    };
    await send('tencent', url, { ...code, template: templateOf('visit.booked', 'en', visit) });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      PhoneNumberSet: ['+8613800138000'],
      SmsSdkAppId: '1400000000',
      SignName: '辰岳',
      TemplateId: 'SMS_2',
      TemplateParamSet: ['PV-1', '2026-12-01'],
      SessionContext: code.id,
    });
  });

  it('reaches Twilio in our own words, for its account', async () => {
    const { url, received } = await sink(201, OK.twilio);
    await send('twilio', url, code);
    const [first] = received;
    expect(first?.url.pathname).toBe('/2010-04-01/Accounts/AK-1/Messages.json');
    expect(first?.headers['authorization']).toBe(`Basic ${Buffer.from(`AK-1:${SECRET}`).toString('base64')}`);
    const fields = Object.fromEntries(new URLSearchParams(first?.body));
    expect(fields).toEqual({ To: '+8613800138000', MessagingServiceSid: '辰岳', Body: code.text });
  });

  it.each([
    ['aliyun', 200, { Code: 'isv.MOBILE_NUMBER_ILLEGAL' }, 'isv.MOBILE_NUMBER_ILLEGAL', true],
    ['aliyun', 200, { Code: 'isv.BUSINESS_LIMIT_CONTROL' }, 'isv.BUSINESS_LIMIT_CONTROL', false],
    ['aliyun', 503, 'a page', 'status 503', false],
    ['aliyun', 200, 'a page', 'no answer', false],
    [
      'tencent',
      200,
      { Response: { Error: { Code: 'AuthFailure.SignatureFailure' } } },
      'AuthFailure.SignatureFailure',
      true,
    ],
    [
      'tencent',
      200,
      { Response: { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit' }] } },
      'LimitExceeded.PhoneNumberDailyLimit',
      false,
    ],
    ['twilio', 400, { code: 21_211 }, 'status 400', true],
    ['twilio', 429, { code: 20_429 }, 'status 429', false],
  ] as const)('is not taken by %s (%d, %j): %s, given up: %s', async (...given) => {
    const [provider, status, answer, message, isFinal] = given;
    const { url } = await sink(status, answer);
    await expect(send(provider, url, code)).rejects.toMatchObject({ message, isFinal });
  });

  it('is given up where the operator has no template for it, and was written before there were any', async () => {
    const { url, received } = await sink(200, OK.aliyun);
    const lapsed = { ...code, template: { name: 'waiting.lapsed.cn', values: {} } };
    for (const message of [lapsed, { ...code, template: undefined }]) {
      await expect(send('tencent', url, message)).rejects.toMatchObject({ message: 'no template', isFinal: true });
    }
    expect(received).toEqual([]);
  });
});
