import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface TextMessage {
  to: string;
  text: string;
}

/** The telephone network as the service knows it: a gateway that takes text messages and lets tests read them. */
export interface TextMessages {
  /** Settings of a service that sends through it. */
  settings: Readonly<Record<string, string>>;
  /** Everything sent to a number so far, oldest first. */
  to(mobile: string): readonly string[];
  close(): void;
}

export async function receiveTextMessages(): Promise<TextMessages> {
  const received: TextMessage[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(JSON.parse(Buffer.concat(chunks).toString()) as TextMessage);
      response.writeHead(200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: { SMS_URL: `http://127.0.0.1:${port}/`, SMS_SECRET: 'a secret of the journeys' },
    to: (mobile) => received.filter((message) => message.to === mobile).map(({ text }) => text),
    close: () => server.close(),
  };
}
