import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface Mail {
  messageId: string;
  to: string;
}

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** What has arrived so far. */
  mails(): Promise<Mail[]>;
  stop(): void;
}

/** A real SMTP server that takes everything. */
export async function startMailServer(): Promise<MailServer> {
  const raw: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        raw.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  // A sender that is killed in the middle leaves a broken connection.
  server.on('error', () => undefined);
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails: () =>
      Promise.all(
        raw.map(async (mail) => {
          const { messageId = '', to = [] } = await PostalMime.parse(mail);
          return { messageId, to: to[0]?.address ?? '' };
        }),
      ),
    stop: () => server.close(),
  };
}
