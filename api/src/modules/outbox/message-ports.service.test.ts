import { createHmac, generateKeyPairSync } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { webhookSms } from './sms/webhook-sms.adapter.ts';
import { messageWarnings } from '../../settings/message-settings.ts';
import { portsOf } from './message-ports.service.ts';
import type { MailDocument } from './mail/mail-document.model.ts';
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
    const write = (text: string) => void shown.push(text);
    const quiet = portsOf({ ...none, show: false }, { write });
    expect([await quiet.sms(message), await quiet.mail(message), shown]).toEqual([KEPT, KEPT, []]);
    const open = portsOf({ ...none, show: true }, { write });
    expect(await open.sms(message)).toBe(KEPT);
    expect(await open.mail({ ...message, to: 'lin@site.example', subject: 'News', text: 'One\nTwo\n' })).toBe(KEPT);
    expect(shown.join('')).toContain('Message to 13800138000\n  验证码042917');
    expect(shown.join('')).toContain('Message to lin@site.example: News\n  One\n  Two\n');
  });

  it('the operator is warned, whatever is shown', () => {
    const page = 'http://127.0.0.1:1234/';
    expect(messageWarnings(none, page)).toEqual([
      expect.stringMatching(/^SMS_SECRET is not set: .* in this terminal and at http:\S+:1234\/ only/),
      expect.stringMatching(/^SMTP_URL is not set: /),
    ]);
    expect(messageWarnings(none)[0]).toContain('cli.ts outbox');
    const sms = { provider: 'webhook', url: 'https://sms.example', secret: SECRET } as const;
    const whole = { sms, smtpUrl: 'smtp://mail.example' };
    expect(messageWarnings(whole, page)).toEqual([]);
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

interface MailSink {
  url: string;
  /** Envelopes: to whom mails come back. */
  senders: string[];
  mails: () => Promise<Email[]>;
}

async function mailServer(refuse?: number): Promise<MailSink> {
  const raw: Buffer[] = [];
  const senders: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(refuse === undefined ? null : Object.assign(new Error('no'), { responseCode: refuse }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      if (envelope.mailFrom !== false) senders.push(envelope.mailFrom.address);
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
    senders,
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

  it('has HTML with the ticket in it, a calendar file, the name of the sender, and comes back to its own address', async () => {
    const server = await mailServer();
    const { privateKey: key } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const dkim = { selector: 's1', key };
    const send = smtpMail({ url: server.url, from, timeoutMs: 5000, bounces: 'bounces@site.example', dkim });
    const document = {
      lang: 'cn',
      site: '辰岳汽车集团',
      subject: '参观',
      preview: '',
      title: '预约成功',
      blocks: [{ kind: 'ticket', scanned: 'PV-1', reference: 'PV-1', label: '编号' }],
      footer: { text: '再见' },
    } as const satisfies MailDocument;
    const file = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    await send({
      ...mail,
      document: { ...document, blocks: [...document.blocks] },
      calendar: { method: 'CANCEL', file },
    });
    const [sent] = await server.mails();
    expect(sent?.from).toEqual({ name: '辰岳汽车集团', address: from });
    expect(server.senders).toEqual(['bounces+mail-one@site.example']);
    expect(sent?.html).toContain('src="cid:ticket.mail-one"');
    const kinds = sent?.attachments.map(({ mimeType, contentId }) => [mimeType, contentId ?? '']);
    expect(kinds).toContainEqual(['image/gif', '<ticket.mail-one>']);
    expect(kinds?.map(([kind]) => kind)).toContain('text/calendar');
    const headers = new Map(sent?.headers.map(({ key: name, value }) => [name, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('dkim-signature')).toMatch(/d=site\.example;.*s=s1;.*list-unsubscribe-post/is);
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
