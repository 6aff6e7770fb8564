import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isMissing } from '../../delivery-error.ts';
import { canonicalJson } from '../../files/digest.ts';
import { writeDurably } from '../../files/durable-write.ts';
import { envelope, signature, type Signature, type Signed } from '../../trust/envelope.ts';
import { faultOfSignatures, type Trust } from '../../trust/trust-file.ts';

const constellation = z.string().regex(/^[0-9a-f]{16}$/);

const rollout = z.strictObject({
  schema: z.literal(1),
  /** 32 random bits, which visitors' cookies name. */
  id: z.string().regex(/^[0-9a-f]{8}$/),
  /** The set that was promoted when it was ordered, and the one that it leads to. */
  from: constellation,
  to: constellation,
  changes: z.array(z.strictObject({ app: z.string(), from: z.string().nullable(), to: z.string().nullable() })).min(1),
  /** Share of visitors who get the new set until it is promoted; 0 where it is only put off. */
  percent: z.number().min(0).max(50),
  /** ISO times: when the share gets it, and when everybody does. */
  begins: z.iso.datetime(),
  until: z.iso.datetime(),
  /** Whether it stays with its share until somebody says otherwise. */
  isHeld: z.boolean(),
  /** Whether nobody gets it before somebody with the right `approve` has signed. */
  needsApproval: z.boolean(),
  who: z.string(),
  when: z.iso.datetime(),
  /** What the gate found. */
  evidence: z.array(z.string()),
});
export type Rollout = z.infer<typeof rollout>;

const order = envelope.extend({ approvals: z.array(signature) });
/** A rollout as it was signed, for the file and for the line of the history that it leads to. */
export type RolloutOrder = z.infer<typeof order>;
export const rolloutOrder = order;

export interface SignedRollout {
  readonly rollout: Rollout;
  readonly signatures: readonly Signature[];
  readonly approvals: readonly Signature[];
}

const TYPE = 'application/vnd.site.rollout+json';
const APPROVAL = 'application/vnd.site.rollout-approval';

export const signedOf = (value: Rollout): Signed => ({ type: TYPE, payload: canonicalJson(value) });

/** Holding a rollout and letting it go on change nothing of what was approved. */
export const approvalOf = ({ id, from, to }: Rollout): Signed => ({ type: APPROVAL, payload: `${id} ${from} ${to}` });

export function orderOf({ rollout: value, signatures, approvals }: SignedRollout): RolloutOrder {
  const { type, payload } = signedOf(value);
  const text = Buffer.from(payload).toString('base64');
  return { payloadType: type, payload: text, signatures: [...signatures], approvals: [...approvals] };
}

/** Null for what is no rollout. */
export function parseOrder(given: unknown): SignedRollout | null {
  const parsed = order.safeParse(given);
  if (!parsed.success) return null;
  const { payload, signatures, approvals } = parsed.data;
  try {
    return { rollout: rollout.parse(JSON.parse(Buffer.from(payload, 'base64').toString())), signatures, approvals };
  } catch {
    return null;
  }
}

export const isApproved = ({ rollout: { needsApproval }, approvals }: SignedRollout): boolean =>
  !needsApproval || approvals.length > 0;

/** Why a rollout does not count, in words; null when the gate and every team concerned signed it, and who approved it may. */
export function faultOfRollout(trust: Trust, { rollout: value, signatures, approvals }: SignedRollout): string | null {
  const given = { signed: signedOf(value), signatures };
  const approved = { signed: approvalOf(value), signatures: approvals };
  const at = value.when;
  const faults = [
    faultOfSignatures(trust, given, { right: 'countersign', app: null, at }),
    ...value.changes.map(({ app }) =>
      faultOfSignatures(trust, given, { right: 'promote', app, at, isWitnessed: true }),
    ),
    ...(approvals.length === 0
      ? []
      : value.changes.map(({ app }) => faultOfSignatures(trust, approved, { right: 'approve', app, at }))),
  ];
  return faults.find((fault) => fault !== null) ?? null;
}

const pathOf = (dataDir: string) => join(dataDir, 'rollout.json');

export async function writeRolloutFile(dataDir: string, signed: SignedRollout): Promise<void> {
  await writeDurably(pathOf(dataDir), `${JSON.stringify(orderOf(signed))}\n`, 0o600);
}

/** Null when there is none, or nothing that could be one. */
export async function readRolloutFile(dataDir: string): Promise<SignedRollout | null> {
  try {
    return parseOrder(JSON.parse(await readFile(pathOf(dataDir), 'utf8')));
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return null;
    throw error;
  }
}

export async function removeRolloutFile(dataDir: string): Promise<void> {
  await rm(pathOf(dataDir), { force: true });
}
