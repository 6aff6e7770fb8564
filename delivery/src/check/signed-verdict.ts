import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { DeliveryError, isMissing } from '../delivery-error.ts';
import { canonicalJson } from '../files/digest.ts';
import { writeDurably } from '../files/durable-write.ts';
import type { ReleaseStore } from '../store.ts';
import { envelope, type Signed } from '../trust/envelope.ts';
import { faultOfSignatures, requireTrust } from '../trust/trust-file.ts';
import type { Finding } from './finding.ts';

/* What a machine with a service and a browser found, for one that has neither: a file that the gate's key has signed. */

const TYPE = 'application/vnd.site.verdict+json';
/** Milliseconds: content and service go on meanwhile. */
const VALID_MS = 86_400_000;

const verdict = z.strictObject({
  schema: z.literal(1),
  /** Id of the set that was tried; it pins the bytes of every release. */
  set: z.string().regex(/^[0-9a-f]{16}$/),
  when: z.iso.datetime(),
  findings: z.array(
    z.strictObject({
      check: z.string(),
      state: z.enum(['passed', 'failed', 'not-run']),
      reason: z.string(),
      evidence: z.array(z.string()),
    }),
  ),
});
type SignedVerdict = z.infer<typeof verdict>;

/** Throws `not-allowed` where no key here may countersign. */
export async function writeVerdict(
  { authority: { ring } }: Pick<ReleaseStore, 'authority'>,
  file: string,
  { set, findings }: { readonly set: string; readonly findings: readonly Finding[] },
): Promise<void> {
  const value: z.input<typeof verdict> = {
    schema: 1,
    set,
    when: new Date().toISOString(),
    findings: findings.map((finding) => ({ ...finding, evidence: [...finding.evidence] })),
  };
  const signed: Signed = { type: TYPE, payload: canonicalJson(value) };
  const signatures = [await ring.sign({ right: 'countersign', app: null }, signed)];
  const payload = Buffer.from(signed.payload).toString('base64');
  await writeDurably(file, `${JSON.stringify({ payloadType: TYPE, payload, signatures })}\n`);
}

const untrusted = (file: string, why: string) => new DeliveryError('untrusted', `${file} does not count: ${why}`);

async function parseFile(file: string): Promise<z.infer<typeof envelope>> {
  try {
    return envelope.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (isMissing(error)) throw new DeliveryError('usage', `There is no ${file}.`);
    if (error instanceof SyntaxError || error instanceof z.ZodError) throw untrusted(file, 'it is no signed verdict');
    throw error;
  }
}

/** Of what was signed alone: whatever may countersign signs nothing else of this type. */
function parseVerdict(payload: string): SignedVerdict {
  return verdict.parse(JSON.parse(payload));
}

/**
 * What was found of this very set within a day. Throws `untrusted` where it is of another set, older, or signed by nobody who may
 * countersign.
 */
export async function readVerdict(
  { authority: { ring } }: Pick<ReleaseStore, 'authority'>,
  file: string,
  set: string,
): Promise<Finding[]> {
  const { payloadType, payload: encoded, signatures } = await parseFile(file);
  const payload = Buffer.from(encoded, 'base64').toString();
  if (payloadType !== TYPE) throw untrusted(file, 'it is no signed verdict');
  const value = parseVerdict(payload);
  const trust = await requireTrust(ring.folder);
  const claim = { right: 'countersign', app: null, at: value.when } as const;
  const fault = faultOfSignatures(trust, { signed: { type: TYPE, payload }, signatures }, claim);
  if (fault !== null) throw untrusted(file, fault);
  if (value.set !== set)
    throw untrusted(file, `it is of set ${value.set}, and this promotion makes ${set}: check it again`);
  const age = Date.now() - Date.parse(value.when);
  if (age < 0 || age > VALID_MS) throw untrusted(file, `it is of ${value.when}: check it again`);
  return value.findings.map((finding) => ({
    ...finding,
    evidence: finding.state === 'passed' ? [...finding.evidence, `elsewhere, ${value.when}`] : finding.evidence,
  }));
}
