import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { SealedBody } from 'shared/contract/call/sealed-body';
import { sealBody } from 'shared/crypto/seal-body';
import { readConfig } from '../src/settings/config.ts';
import type { Db } from '../src/db/client.ts';
import { success } from '../src/middleware/envelope.ts';
import { openSealed } from '../src/middleware/call-routes.ts';
import { answerFaults } from '../src/middleware/fault-answers.ts';
import { openBodyKeys, type BodyKeys } from '../src/modules/crypto/body-keys.service.ts';
import { Unsealer } from '../src/modules/crypto/unseal.service.ts';
import { NOON } from './service.ts';

/*
 * A call of the tests' own that takes encrypted bodies and answers with what it read, so that the tests of the
 * encryption do not depend on any domain's rules.
 */

const text = z.string().max(1000).optional();
const schema = z.strictObject({
  contact: text,
  company: text,
  mobile: text,
  email: text,
  visitors: z.number().optional(),
  language: z.union([z.literal(1), z.literal(2)]),
});

export interface SealedAnswer {
  status: number;
  code: string;
  data: unknown;
  /** The whole answer as it was sent. */
  text: string;
}

export interface SealedRoute {
  keys: BodyKeys;
  /** Seals as a browser does that has just fetched the key. */
  seal(body: object, now?: number): SealedBody;
  post(payload: object | string): Promise<SealedAnswer>;
  stop(): Promise<void>;
}

interface SealedRouteOptions {
  db: Db;
  env: Record<string, string>;
  now?: () => number;
}

export async function startSealedRoute({ db, env, now = () => NOON }: SealedRouteOptions): Promise<SealedRoute> {
  const config = readConfig({ BODY_KEY_BITS: '1024', ...env });
  const keys = openBodyKeys(config);
  const unsealer = new Unsealer({ db, now, keys, legacy: config.bodyKeys.legacy });
  const server = Fastify();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  answerFaults(server);
  server.post(
    '/echo',
    { schema: { body: schema }, config: { isEncrypted: true }, preValidation: openSealed({ unsealer }) },
    (request, reply) => reply.send(success(request.body)),
  );
  await server.ready();
  return {
    keys,
    seal: (body, at = now()) => sealBody({ ...body, language: 2 }, { key: keys.current().open, now: at }),
    async post(payload) {
      const headers = { 'content-type': 'application/json', 'accept-language': 'en' };
      const answer = await server.inject({ method: 'POST', url: '/echo', headers, payload });
      const { code, data } = answer.json<{ code: string; data: unknown }>();
      return { status: answer.statusCode, code, data, text: answer.body };
    },
    stop: () => server.close(),
  };
}
