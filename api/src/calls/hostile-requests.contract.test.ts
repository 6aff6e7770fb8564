import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCli, startChildService, type ChildService } from '../../testing/child-service.ts';
import { contractSuite, startEngine, type Engine } from '../../testing/database/engine.ts';
import { freePort } from '../../testing/programs.ts';
import { sendRaw, type RawAnswer } from '../../testing/raw-request.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';

/** Of `app.ts`: headers in 10 s, a whole request in 15 s, looked at every second; and the machine may be busy. */
const HEADERS_MS = [9000, 25_000] as const;
const REQUEST_MS = [14_000, 30_000] as const;
const SLOW_CLIENTS = 50;
const SLOW = 120_000;

const MENUS = '/cn/api/menu/queryAll';
const request = (line: string, headers: readonly string[] = [], body = ''): string =>
  [line, 'host: site.example', 'connection: close', ...headers, '', body].join('\r\n');
const post = (headers: readonly string[], body: string): string =>
  request(`POST ${MENUS} HTTP/1.1`, ['content-type: application/json', ...headers], body);
const read = (address: string): string => request(`GET ${address} HTTP/1.1`);
const BODY = '{"language":2}';
const LENGTH = `content-length: ${BODY.length}`;

contractSuite('requests that no client sends', () => {
  let engine: Engine;
  let service: ChildService;
  let port: number;

  beforeAll(async () => {
    engine = await startEngine();
    port = await freePort();
    const limits = { LIMIT_READS: '100000', LIMIT_WRITES: '100000', MAX_LOOP_DELAY_MS: '0' };
    const env = { ...engine.env, ...limits, MIGRATE_ON_START: 'true', API_LISTEN: `127.0.0.1:${port}` };
    await runCli(['content', 'import', writePack(`${engine.env.DATA_DIR}/pack`, samplePack())], env);
    service = await startChildService(env);
  }, SLOW);
  afterAll(async () => {
    await service.signal('SIGKILL');
    await engine.stop();
  });

  const send = (text: string) => sendRaw({ port, text });

  /** What is wrong with a refusal; empty when it is a 4xx with the envelope that gives nothing away. */
  function faultOf({ status, head, body }: RawAnswer): string {
    if (status < 400 || status >= 500) return `status ${status}`;
    if (!/^\{"code":"\d{5}","msg":".+","data":.+\}$/s.test(body)) return `no envelope: ${body.slice(0, 80)}`;
    if (!/x-content-type-options: nosniff/i.test(head)) return 'no headers of the service';
    const leaked = /set-cookie|root:|PRIVATE|"keys"/i.exec(head + body);
    return leaked ? `gives away ${leaked[0]}` : '';
  }

  const REFUSED: Readonly<Record<string, string>> = {
    'a declared body of 10 MB': post([`content-length: ${10 * 1024 * 1024}`], '{'),
    'a chunk of 100 KB': post(['transfer-encoding: chunked'], `19000\r\n${'x'.repeat(0x19000)}\r\n0\r\n\r\n`),
    'a header of 100 KB': post([LENGTH, `x-filler: ${'x'.repeat(100_000)}`], BODY),
    'ten thousand headers': post([LENGTH, ...Array.from({ length: 10_000 }, (_, at) => `x-${at}: 1`)], BODY),
    'an address of 100 KB': read(`/cn/api/${'x'.repeat(100_000)}`),
    'two lengths': post([LENGTH, 'content-length: 5'], BODY),
    'a length and chunks': post([LENGTH, 'transfer-encoding: chunked'], '0\r\n\r\n'),
    'an unknown transfer encoding': post(['transfer-encoding: xchunked'], BODY),
    'a length that is no number': post(['content-length: -1'], BODY),
    'a folded header': post([LENGTH, 'x-request-id: abcdefgh\r\n set-cookie: a=b'], BODY),
    'a bare line feed in a header': post([LENGTH, 'x-request-id: abcdefgh\nset-cookie: a=b\x00'], BODY),
    'a NUL in a header': post([LENGTH, 'x-request-id: abc\0defgh'], BODY),
    'a method of its own': request(`STEAL ${MENUS} HTTP/1.1`),
    'no HTTP at all': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
    'an old protocol': `GET ${MENUS}\r\n\r\n`,
  };

  it.each(Object.entries(REFUSED))('are refused with the envelope: %s', async (_what, text) => {
    expect(faultOf(await send(text))).toBe('');
  });

  it('reach no file, however the way up is written', async () => {
    const ups = [
      '../',
      '..%2f',
      '%2e%2e%2f',
      '%252e%252e%252f',
      '..%5c',
      '..\\',
      '....//',
      '..%c0%af',
      '..;/',
      '%00../',
    ];
    const starts = ['/', '/cn/api/', '/cn/api/export/', '/cn/api/media/', '/cn/api/media/downloads/'];
    const ends = ['etc/passwd', 'keys/personal-data.json', 'keys/body-current.pem'];
    const addresses = starts.flatMap((start) => ups.flatMap((up) => ends.map((end) => start + up.repeat(8) + end)));
    const faults: string[] = [];
    for (const address of addresses) {
      const fault = faultOf(await send(read(address)));
      if (fault !== '') faults.push(`${address}: ${fault}`);
    }
    console.warn(`[figures] path traversal: ${addresses.length} tries, ${faults.length} not refused with 4xx`);
    expect(faults).toEqual([]);
  });

  it('are of nothing that is there when an id has a character that no database takes', async () => {
    const bodies = {
      'job/detail': { id: 'job-1\0' },
      'topic/detail': { id: '\0' },
      'announcement/detail': { baseId: 'a\0b' },
      'article/detail': { baseId: 'press\0' },
    };
    const answers = Object.entries(bodies).map(async ([call, ids]) => {
      const body = JSON.stringify({ ...ids, language: 2 });
      const headers = ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`];
      const { status, body: answer } = await send(request(`POST /cn/api/${call} HTTP/1.1`, headers, body));
      return [call, status, (JSON.parse(answer) as { code: string }).code];
    });
    expect(await Promise.all(answers)).toEqual(Object.keys(bodies).map((call) => [call, 404, '40400']));
  });

  it('put no header into an answer', async () => {
    const line = '%0d%0aset-cookie:%20a=b';
    const texts = [
      post([LENGTH, `x-request-id: abcdefgh${line}`, `origin: https://x${line}`, `idempotency-key: ${line}`], BODY),
      post([LENGTH, 'x-request-id: abcdefgh', 'accept-language: en\tset-cookie: a=b'], BODY),
      read(`/cn/api/subscribe/confirm?token=${line}&lang=cn${line}`),
      read(`/cn/api/export/sales.csv?month=${line}`),
      read(`/cn/api/event/calendar.ics?id=${line}&language=1${line}`),
    ];
    for (const text of texts) {
      const { status, head } = await send(text);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
      expect(head).not.toMatch(/^set-cookie/im);
    }
  });

  it(
    `that come a byte at a time are ended in time, and ${SLOW_CLIENTS} of them keep nobody waiting`,
    async () => {
      const drip = { text: 'a', everyMs: 1000 };
      const slowHead = `POST ${MENUS} HTTP/1.1\r\nhost: site.example\r\nx-slow: `;
      const slowBody = `${slowHead}1\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{"language":2,"x":"`;
      const heads = Array.from({ length: SLOW_CLIENTS }, () => sendRaw({ port, text: slowHead, drip }));
      const bodies = Array.from({ length: SLOW_CLIENTS }, () => sendRaw({ port, text: slowBody, drip }));
      const others = await Promise.all(Array.from({ length: 20 }, () => send(post([LENGTH], BODY))));
      expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
      const [ofHeads, ofBodies] = [await Promise.all(heads), await Promise.all(bodies)];
      const longest = (answers: RawAnswer[]) => Math.round(Math.max(...answers.map(({ ms }) => ms)));
      console.warn(
        `[figures] slow clients: ${SLOW_CLIENTS} headers ended after at most ${longest(ofHeads)} ms, ` +
          `${SLOW_CLIENTS} bodies after at most ${longest(ofBodies)} ms; others were answered after ${longest(others)} ms`,
      );
      expect(new Set([...ofHeads, ...ofBodies].map(faultOf))).toEqual(new Set(['']));
      for (const { ms } of ofHeads) expect(ms > HEADERS_MS[0] && ms < HEADERS_MS[1]).toBe(true);
      for (const { ms } of ofBodies) expect(ms > REQUEST_MS[0] && ms < REQUEST_MS[1]).toBe(true);
    },
    SLOW,
  );
});
