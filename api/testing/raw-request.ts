import net from 'node:net';

export interface RawAnswer {
  /** Of the status line; 0 when the connection was closed without an answer. */
  status: number;
  head: string;
  body: string;
  /** From the first byte sent to the end of the connection, in milliseconds. */
  ms: number;
}

interface RawRequest {
  port: number;
  /** Sent at once. */
  text: string;
  /** Then sent again every so often, until the connection ends. */
  drip?: { text: string; everyMs: number };
}

/** Bytes as no client library would send them; resolves when the other side ends the connection. */
export function sendRaw({ port, text, drip }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = net.connect(port, '127.0.0.1');
    let received = '';
    const timer = drip && setInterval(() => socket.writable && socket.write(drip.text), drip.everyMs);
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    // Whoever is refused while it still writes sees a reset.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(timer);
      const [head = '', ...rest] = Buffer.from(received, 'latin1').toString('utf8').split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      resolve({ status, head, body: rest.join('\r\n\r\n'), ms: performance.now() - began });
    });
    socket.write(text, 'latin1');
  });
}
