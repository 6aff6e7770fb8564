import http from 'node:http';
import type { CallBody, CallData, CallName } from 'shared/contract/call/calls';
import { API_PREFIX } from 'shared/contract/site/site';

export const CHINESE = { language: 1 } as const;

/** Where a call is sent. */
export const addressOf = (origin: string, name: CallName): string => `${origin}${API_PREFIX}/${name}`;

interface Sent {
  agent?: http.Agent;
  headers?: Record<string, string>;
  body: object;
}

interface Envelope {
  code: string;
  data: unknown;
}

/** Posts JSON and gives the envelope back. */
export function post(address: string, { agent, headers = {}, body }: Sent): Promise<Envelope> {
  const text = JSON.stringify(body);
  const typed = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers };
  return new Promise((resolve, reject) => {
    const request = http.request(address, { method: 'POST', agent, headers: typed }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (answer += chunk));
      response.on('end', () => resolve(JSON.parse(answer) as Envelope));
    });
    request.once('error', reject);
    request.end(text);
  });
}

/** The data of a call in Chinese. @throws Error when it answers with anything but success */
export async function dataOf<N extends CallName>(origin: string, name: N, body: CallBody<N>): Promise<CallData<N>> {
  const { code, data } = await post(addressOf(origin, name), { body: { ...body, ...CHINESE } });
  if (code !== '0000') throw new Error(`${name} answers ${code}`);
  return data as CallData<N>;
}
