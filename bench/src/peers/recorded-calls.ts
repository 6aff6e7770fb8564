import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call of the service as it was sent, and what it gave. */
export interface RecordedCall {
  message: { method: string; path: string; headers: Record<string, string>; body: string };
  answer: unknown;
}

export interface Recorder {
  url: string;
  /** Calls since the last time, each once. */
  take: () => RecordedCall[];
  close: () => void;
}

interface Asked {
  message: RecordedCall['message'];
  answer: string;
  status: number;
}

function pass(socketPath: string, message: RecordedCall['message']): Promise<Asked> {
  const { method, path, headers, body } = message;
  return new Promise((resolve, reject) => {
    const request = http.request({ socketPath, method, path, headers }, (response) => {
      text(response).then((answer) => resolve({ message, answer, status: response.statusCode ?? 0 }), reject);
    });
    request.once('error', reject);
    request.end(body);
  });
}

async function messageOf(request: IncomingMessage): Promise<RecordedCall['message']> {
  const type = request.headers['content-type'];
  const body = await text(request);
  const headers = { ...(type ? { 'content-type': type } : {}), 'content-length': String(Buffer.byteLength(body)) };
  return { method: request.method ?? '', path: request.url ?? '', headers, body };
}

/** Stands before the service at `socketPath` and writes down what is asked and answered. */
export async function recordCalls(socketPath: string): Promise<Recorder> {
  const calls = new Map<string, RecordedCall>();
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const { message, answer, status } = await pass(socketPath, await messageOf(request));
    const isJson = answer.startsWith('{');
    if (isJson) calls.set(`${message.path} ${message.body}`, { message, answer: JSON.parse(answer) as unknown });
    response.writeHead(status, { 'content-type': isJson ? 'application/json' : 'text/plain' }).end(answer);
  };
  const server = http.createServer((request, response) => {
    answerTo(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const take = () => {
    const taken = [...calls.values()];
    calls.clear();
    return taken;
  };
  return { url: `http://127.0.0.1:${port}`, take, close: () => void server.close() };
}
