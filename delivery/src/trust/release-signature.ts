import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DeliveryError, isMissing } from '../delivery-error.ts';
import { writeDurably } from '../files/durable-write.ts';
import { nameOf, type ReleaseName } from '../verify.ts';
import { envelope, type Envelope } from './envelope.ts';
import type { KeyRing } from './key-ring.ts';
import { faultOfSignatures, type Trust } from './trust-file.ts';

const TYPE = 'application/vnd.in-toto+json';

const dependency = z.object({ name: z.string(), digest: z.record(z.string(), z.string()) });

/** in-toto Statement 1 with SLSA Provenance 1. The subject is `release.json`, which holds the hash of every other file. */
const statement = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z.tuple([z.object({ name: z.string(), digest: z.object({ sha384: z.string() }) })]),
  predicateType: z.literal('https://slsa.dev/provenance/v1'),
  predicate: z.object({
    buildDefinition: z.object({
      buildType: z.string(),
      externalParameters: z.object({ app: z.string(), version: z.string() }),
      resolvedDependencies: z.array(dependency),
    }),
    runDetails: z.object({
      builder: z.object({ id: z.string() }),
      metadata: z.object({ finishedOn: z.iso.datetime() }),
    }),
  }),
});
export type Statement = z.infer<typeof statement>;

/** What a release was made from, as far as whoever signs it knows. */
export interface Provenance {
  /** Who built it, such as `delivery`. */
  readonly builder: string;
  /** Sources, lockfile and commit by name. */
  readonly dependencies: Statement['predicate']['buildDefinition']['resolvedDependencies'];
}

export interface SignedRelease extends ReleaseName {
  /** SHA-384 of `release.json`, in the form of an integrity attribute. */
  readonly integrity: string;
}

/** Beside the releases and not in them: the same sources give the same bytes, whoever signs them and when. */
const pathOf = (dataDir: string, { app, version }: ReleaseName): string =>
  join(dataDir, 'signatures', app, `${version}.json`);

const hexOf = (integrity: string): string => Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');

function statementOf(release: SignedRelease, { builder, dependencies }: Provenance): Statement {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: nameOf(release), digest: { sha384: hexOf(release.integrity) } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:site:delivery:release:1',
        externalParameters: { app: release.app, version: release.version },
        resolvedDependencies: [...dependencies],
      },
      runDetails: { builder: { id: builder }, metadata: { finishedOn: new Date().toISOString() } },
    },
  };
}

export interface ReleaseToSign {
  readonly dataDir: string;
  readonly release: SignedRelease;
  readonly provenance: Provenance;
}

/** Signs a release with the key of its team and puts the statement into the store. Throws `not-allowed`. */
export async function signRelease(ring: KeyRing, { dataDir, release, provenance }: ReleaseToSign): Promise<void> {
  const payload = JSON.stringify(statementOf(release, provenance));
  const signature = await ring.sign({ right: 'release', app: release.app }, { type: TYPE, payload });
  const signed: Envelope = {
    payloadType: TYPE,
    payload: Buffer.from(payload).toString('base64'),
    signatures: [signature],
  };
  await writeDurably(pathOf(dataDir, release), `${JSON.stringify(signed)}\n`);
}

/** Throws `untrusted`, naming the release and why, unless its team signed exactly these bytes. @returns where it comes from */
export async function verifySignature(trust: Trust, dataDir: string, release: SignedRelease): Promise<Statement> {
  const refuse = (why: string, cause?: unknown) =>
    new DeliveryError(
      'untrusted',
      `${nameOf(release)}: ${why}. Whoever may release ${release.app} signs it by delivery sign ${nameOf(release)}.`,
      cause,
    );
  const { signatures, payload, payloadType } = await readEnvelope(pathOf(dataDir, release), refuse);
  const text = Buffer.from(payload, 'base64').toString('utf8');
  const parsed = parseStatement(text);
  if (payloadType !== TYPE || !parsed) throw refuse('its signature is not of a release');
  const at = parsed.predicate.runDetails.metadata.finishedOn;
  const given = { signed: { type: TYPE, payload: text }, signatures };
  const fault = faultOfSignatures(trust, given, { right: 'release', app: release.app, at });
  if (fault !== null) throw refuse(fault);
  const [{ name, digest }] = parsed.subject;
  if (name !== nameOf(release)) throw refuse(`its signature is that of ${name}`);
  if (digest.sha384 !== hexOf(release.integrity)) throw refuse('release.json does not have the bytes that were signed');
  return parsed;
}

async function readEnvelope(path: string, refuse: (why: string, cause?: unknown) => Error): Promise<Envelope> {
  try {
    return envelope.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (isMissing(error)) throw refuse('it is not signed', error);
    if (error instanceof SyntaxError || error instanceof z.ZodError) throw refuse('its signature is damaged', error);
    throw error;
  }
}

function parseStatement(text: string): Statement | null {
  try {
    return statement.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
