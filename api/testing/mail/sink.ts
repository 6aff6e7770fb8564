/*
 * Where the messages of a whole system on one machine arrive: `node api/testing/mail/sink.ts <SMTP port> <HTTP port> <folder>`. Takes mails by
 * SMTP and text messages as the gateway of `SMS_URL`; each is a line of `messages.jsonl` in the folder before it is acknowledged.
 */
import fs from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const [smtpPort, httpPort, folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('say two ports and a folder');
fs.mkdirSync(folder, { recursive: true, mode: 0o700 });

const keep = (message: object) =>
  fs.appendFileSync(path.join(folder, 'messages.jsonl'), `${JSON.stringify(message)}\n`, { mode: 0o600 });

async function keepMail(mail: string): Promise<void> {
  const { to = [], subject = '', text: words = '' } = await PostalMime.parse(mail);
  keep({ kind: 'mail', to: to[0]?.address ?? '', subject, text: words });
}

/** Acknowledged when it is written down. */
async function takeMail(stream: Readable, done: (error?: Error) => void): Promise<void> {
  try {
    await keepMail(await text(stream));
    done();
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

const mails = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    void takeMail(stream, done);
  },
});
// A sender that is killed in the middle leaves a broken connection.
mails.on('error', () => undefined);
mails.listen(Number(smtpPort), '127.0.0.1');

const gateway = createServer((request, response) => {
  if (request.method === 'GET') return void response.end('ready');
  return void text(request)
    .then((body) => keep({ kind: 'sms', ...(JSON.parse(body) as object) }))
    .then(
      () => response.writeHead(200).end(),
      () => response.writeHead(400).end(),
    );
});
gateway.listen(Number(httpPort), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
