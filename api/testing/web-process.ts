import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { eventually } from './child-service.ts';
import { freePort } from './programs.ts';

/*
 * The web process in front of a service, as visitors reach it. It needs no releases to pass calls on.
 */

const MAIN = path.join(import.meta.dirname, '../../shell/src/web/main.ts');

export interface CallAnswer {
  status: number;
  code: string;
  data: unknown;
}

export interface Caller {
  /** Address of this machine that the visitor comes from, `127.x.y.z`: limits count by address. */
  from: string;
  headers?: Record<string, string>;
}

export interface WebProcess {
  /** A call as a browser makes it, over a connection of its own; rejects when nobody answers. */
  post(name: string, body: object, caller: Caller): Promise<CallAnswer>;
  get(name: string): Promise<CallAnswer>;
  stop(): Promise<void>;
}

/** @param apiUrl `unix:…` of the service */
export async function startWebProcess(dataDir: string, apiUrl: string): Promise<WebProcess> {
  // oxlint-disable-next-line node/no-process-env -- a child needs the PATH of its parent and nothing else
  const { PATH = '' } = process.env;
  const port = await freePort();
  fs.mkdirSync(dataDir, { recursive: true });
  const env = { PATH, DATA_DIR: dataDir, PORT: String(port), API_URL: apiUrl, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
  // A test run that is cut short must not leave a server behind.
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((done) => child.once('exit', done));
  const send = (wanted: http.RequestOptions, body?: object) => exchange({ ...wanted, port }, body);
  const typed = { 'content-type': 'application/json' };
  const get = (name: string) => send({ path: `/cn/api/${name}?language=2` });
  await eventually(async () => (await get('crypto/key')).code === '0000');
  return {
    post: (name, body, { from, headers = {} }) =>
      send({ method: 'POST', path: `/cn/api/${name}`, headers: { ...typed, ...headers }, localAddress: from }, body),
    get,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function exchange(wanted: http.RequestOptions, body?: object): Promise<CallAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ ...wanted, host: '127.0.0.1', agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', reject);
      response.on('end', () => {
        const { code, data } = JSON.parse(text) as { code: string; data: unknown };
        resolve({ status: response.statusCode ?? 0, code, data });
      });
    });
    request.on('error', reject);
    request.end(body && JSON.stringify(body));
  });
}
