import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallRow } from 'shared/contract/call/call-row';
import { CALLS, type CallName } from 'shared/contract/call/calls';
import { ERRORS } from 'shared/contract/call/errors';
import { contractSuite, engineKind } from '../../testing/database/engine.ts';
import { fuzzBody, jsonSchemaOf, sealQuickly, type FuzzBody } from '../../testing/fuzz-bodies.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';
import { rounds } from '../../testing/length.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { visitOf } from '../../testing/visits.ts';
import { APPLICATION } from '../../testing/samples/applicants.ts';
import { VALID_BODIES } from '../../testing/valid-bodies.ts';
import { bodySchema, callNames } from '../middleware/call-routes.ts';
import { importContent } from '../modules/pack-import/pack-import.service.ts';

/** For every call, half of them on each engine. */
const ALL_BODIES = rounds(600, 10_000);
const BODIES = ALL_BODIES / 2;
const SEED = engineKind === 'pglite' ? 1 : 1001;
const AT_ONCE = 50;
const SLOW = 900_000;

/** What a visitor's own steps would have given: well formed, and known to nobody. */
const UNKNOWN: Partial<Record<CallName, object>> = {
  'booking/sendCode': { mobile: '13800138000' },
  'booking/add': visitOf('13800138000'),
  'application/add': APPLICATION,
  'subscribe/add': { email: 'reader@example.com' },
  'alert/add': { email: 'reader@example.com', markets: ['A'], categories: ['results'] },
  'pressAlert/add': { email: 'reader@example.com', kinds: ['release'], brands: ['one'] },
  'jobAlert/add': { email: 'reader@example.com', searchKeyword: 'tunnel', city: 'guangzhou' },
};

contractSuite('bodies that nobody would send by accident', () => {
  let service: TestService;

  beforeAll(async () => {
    // Whoever a trusted peer asks for itself is not counted: this is about bodies, not about limits.
    service = await startService({ env: { TRUSTED_PROXIES: '127.0.0.1', BODY_KEY_BITS: '1024' } });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());

  function asSent(name: CallName, { body, isNearlyValid }: FuzzBody): string {
    if (typeof body === 'string') return body;
    const { encrypted }: CallRow = CALLS[name];
    const { keys, now } = service.app.services;
    return JSON.stringify(encrypted && isNearlyValid ? sealQuickly(body, keys.current().open, now()) : body);
  }

  function send(name: CallName, fuzz: FuzzBody) {
    const url = `/cn/api/${name}`;
    if (CALLS[name].method === 'GET')
      return service.app.server.inject({ method: 'GET', url: `${url}?${queryOf(fuzz)}` });
    const headers = { 'content-type': 'application/json', 'idempotency-key': '0b8bd4d4-9f5a-4b8c-9f0e-0d5a7c6d1e2f' };
    return service.app.server.inject({ method: 'POST', url, headers, payload: asSent(name, fuzz) });
  }

  type Answer = Awaited<ReturnType<typeof send>>;

  /** Why the answer is not one that a client understands; empty when it is. */
  function faultOf({ statusCode, body }: Answer): string {
    if (statusCode >= 500) return `status ${statusCode}`;
    const envelope = jsonOf(body);
    if (envelope === undefined || Object.keys(envelope).join() !== 'code,msg,data')
      return `no envelope: ${body.slice(0, 80)}`;
    const { code } = envelope;
    return code === '0000' || Object.hasOwn(ERRORS, String(code)) ? '' : `unknown code ${String(code)}`;
  }

  const sum = { bodies: 0, nearlyValid: 0, accepted: 0, faults: 0, ms: 0 };

  it.each(callNames)(
    `%s answers ${BODIES} of them with the envelope, none with 5xx`,
    async (name) => {
      const random = seededRandom(SEED + callNames.indexOf(name));
      const schema = jsonSchemaOf(bodySchema(name));
      const valid = { language: CALLS[name].method === 'GET' ? '1' : 1, ...(VALID_BODIES[name] ?? UNKNOWN[name]) };
      const faults: string[] = [];
      const began = performance.now();
      let nearlyValid = 0;
      for (let first = 0; first < BODIES; first += AT_ONCE) {
        const bodies = Array.from({ length: AT_ONCE }, () => fuzzBody(random, schema, valid));
        const answers = await Promise.all(bodies.map((body) => send(name, body)));
        nearlyValid += bodies.filter(({ isNearlyValid }) => isNearlyValid).length;
        sum.accepted += answers.filter(({ body }) => body.startsWith('{"code":"0000"')).length;
        answers.forEach((answer, at) => {
          const fault = faultOf(answer);
          if (fault !== '') faults.push(`${fault} for ${JSON.stringify(bodies[at]?.body).slice(0, 300)}`);
        });
      }
      sum.bodies += BODIES;
      sum.nearlyValid += nearlyValid;
      sum.faults += faults.length;
      sum.ms += performance.now() - began;
      expect(faults.slice(0, 5)).toEqual([]);
      expect(nearlyValid / BODIES).toBeGreaterThanOrEqual(0.2);
    },
    SLOW,
  );

  it('were as many as said', () => {
    console.warn(
      `[figures] ${engineKind}: ${callNames.length} calls x ${BODIES} bodies (of ${ALL_BODIES} on both engines) = ${sum.bodies}, ` +
        `${Math.round((100 * sum.nearlyValid) / sum.bodies)} % nearly valid, ${sum.accepted} accepted, ` +
        `with 5xx or without envelope ${sum.faults}, ${Math.round(sum.ms / 1000)} s`,
    );
    expect(sum.bodies).toBe(callNames.length * BODIES);
    expect(sum.accepted).toBeGreaterThan(sum.bodies / 100);
  });
});

function jsonOf(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function queryOf({ body }: FuzzBody): string {
  if (typeof body === 'string') return encodeURI(body.toWellFormed()).slice(0, 3000);
  const entries = Object.entries(body).map(([name, value]) => [name, JSON.stringify(value).replaceAll('"', '')]);
  return new URLSearchParams(entries).toString();
}
