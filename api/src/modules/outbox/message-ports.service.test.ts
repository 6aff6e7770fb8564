import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { webhookSms } from './sms/webhook-sms.adapter.ts';
import { messageWarnings } from '../../settings/message-settings.ts';
import { portsOf } from './message-ports.service.ts';
import { KEPT, type Message } from './message.port.ts';
import { smtpMail } from './smtp-mail.adapter.ts';

const SECRET = 'a secret of the gateway';
const TIMEOUT_MS = 300;
const message: Message = { id: 'one-and-only', to: '13800138000', text: '验证码042917' };
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

type Answer = (request: http.IncomingMessage, body: string, response: http.ServerResponse) => void;

async function gateway(answer: Answer): Promise<string> {
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => answer(request, body, response));
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
}

describe('without a gateway', () => {
  const none = {
    sms: undefined,
    smtpUrl: undefined,
    siteOrigin: '',
    mailFrom: 'a@site.example',
    pollMs: 1000,
    textsPerDay: 0,
  };

  it('messages are kept, and shown in the terminal where somebody tries the site', async () => {
    const shown: string[] = [];
    const quiet = portsOf({ ...none, show: false }, (text) => void shown.push(text));
    expect([await quiet.sms(message), await quiet.mail(message), shown]).toEqual([KEPT, KEPT, []]);
    const open = portsOf({ ...none, show: true }, (text) => void shown.push(text));
    expect(await open.sms(message)).toBe(KEPT);
    expect(await open.mail({ ...message, to: 'lin@site.example', subject: 'News', text: 'One\nTwo\n' })).toBe(KEPT);
    expect(shown.join('')).toContain('Message to 13800138000\n  验证码042917');
    expect(shown.join('')).toContain('Message to lin@site.example: News\n  One\n  Two\n');
  });

  it('the operator is warned, whatever is shown', () => {
    const settings = { ...none, show: true };
    expect(messageWarnings(settings)).toEqual([
      expect.stringMatching(/^SMS_SECRET is not set: .* in this terminal only/),
      expect.stringMatching(/^SMTP_URL is not set: /),
    ]);
    expect(messageWarnings({ ...none, show: false })[0]).toContain('cli.ts outbox');
    const sms = { provider: 'webhook', url: 'https://sms.example', secret: SECRET } as const;
    const whole = { sms, smtpUrl: 'smtp://mail.example' };
    expect(messageWarnings({ ...settings, ...whole })).toEqual([]);
  });
});

describe('a text message through a gateway', () => {
  it('arrives signed, with an id that is the same at every attempt', async () => {
    const seen: { headers: http.IncomingHttpHeaders; body: string }[] = [];
    const url = await gateway(({ headers }, body, response) => {
      seen.push({ headers, body });
      response.end('{"ok":true}');
    });
    const send = webhookSms({ url, secret: SECRET, timeoutMs: TIMEOUT_MS });
    await send(message);
    await send(message);
    const [first, second] = seen;
    expect(JSON.parse(first?.body ?? '')).toEqual(message);
    const signed = `${first?.headers['x-timestamp'] as string}.${first?.body}`;
    expect(first?.headers['x-signature']).toBe(createHmac('sha256', SECRET).update(signed).digest('hex'));
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  it.each([
    [500, false],
    [503, false],
    [429, false],
    [400, true],
    [403, true],
  ])('is not taken when the gateway says %d; trying again is useless: %s', async (status, isFinal) => {
    const url = await gateway((_request, _body, response) => response.writeHead(status).end());
    const sent = webhookSms({ url, secret: SECRET, timeoutMs: TIMEOUT_MS })(message);
    await expect(sent).rejects.toMatchObject({ message: `status ${status}`, isFinal });
  });

  it('is given up when the gateway hangs, or follows nowhere when it redirects', async () => {
    const hanging = await gateway(() => undefined);
    const slow = webhookSms({ url: hanging, secret: SECRET, timeoutMs: TIMEOUT_MS })(message);
    await expect(slow).rejects.toMatchObject({ message: 'timeout', isFinal: false });
    const moved = await gateway((_request, _body, response) => response.writeHead(307, { location: hanging }).end());
    const redirected = webhookSms({ url: moved, secret: SECRET, timeoutMs: TIMEOUT_MS })(message);
    await expect(redirected).rejects.toMatchObject({ message: 'no connection' });
    const nobody = webhookSms({ url: 'http://127.0.0.1:1/', secret: SECRET, timeoutMs: TIMEOUT_MS })(message);
    await expect(nobody).rejects.toMatchObject({ message: 'no connection', isFinal: false });
  });

  it('is taken when the status comes in time, however slowly the rest does', async () => {
    const url = await gateway((_request, _body, response) => {
      response.writeHead(200);
      response.write('{');
    });
    await expect(webhookSms({ url, secret: SECRET, timeoutMs: TIMEOUT_MS })(message)).resolves.toBeUndefined();
  });
});

async function mailServer(refuse?: number): Promise<{ url: string; mails: () => Promise<Email[]> }> {
  const raw: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(refuse === undefined ? null : Object.assign(new Error('no'), { responseCode: refuse }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        raw.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  stops.push(() => server.close());
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails: () => Promise.all(raw.map((mail) => PostalMime.parse(mail))),
  };
}

describe('a mail through a server', () => {
  const mail: Message = {
    id: 'mail-one',
    to: 'reader@example.com',
    subject: '请确认订阅',
    text: '您好：\n\nhttps://site.example/x?token=abc\n',
    headers: { 'List-Unsubscribe': '<https://site.example/u>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
  const from = 'news@site.example';

  it('arrives with its words, its headers and a Message-ID that follows from it', async () => {
    const server = await mailServer();
    const send = smtpMail({ url: server.url, from, timeoutMs: 5000 });
    await send(mail);
    await send(mail);
    const mails = await server.mails();
    expect(mails.map(({ messageId }) => messageId)).toEqual(['<mail-one@site.example>', '<mail-one@site.example>']);
    expect(mails[0]).toMatchObject({ subject: mail.subject, from: { address: from }, to: [{ address: mail.to }] });
    expect(mails[0]?.text?.trim()).toBe(mail.text.trim());
    const headers = new Map(mails[0]?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toBe('<https://site.example/u>');
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it.each([
    [550, true],
    [451, false],
  ])('that is refused with %d is given up: %s; the fault does not repeat the address', async (code, isFinal) => {
    const { url } = await mailServer(code);
    const sent = smtpMail({ url, from, timeoutMs: 5000 })(mail);
    await expect(sent).rejects.toMatchObject({ message: `smtp ${code}`, isFinal });
  });

  it('waits for a server that is not there', async () => {
    const sent = smtpMail({ url: 'smtp://127.0.0.1:1', from, timeoutMs: 500 })(mail);
    await expect(sent).rejects.toMatchObject({ message: 'no connection', isFinal: false });
  });
});
