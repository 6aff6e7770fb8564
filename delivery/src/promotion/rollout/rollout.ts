import { randomBytes } from 'node:crypto';
import { DeliveryError } from '../../delivery-error.ts';
import { candidateOf } from '../../check/candidate.ts';
import { checkCompatibility } from '../compatibility.ts';
import { changesBetween } from '../move-constellation.ts';
import { vanishedBetween } from '../promote.ts';
import { checkVanished } from '../vanished-pages.ts';
import type { ReleaseStore } from '../../store.ts';
import type { Signature } from '../../trust/envelope.ts';
import { readTrust } from '../../trust/trust-file.ts';
import type { ReleaseName } from '../../verify.ts';
import {
  approvalOf,
  faultOfRollout,
  isApproved,
  readRolloutFile,
  removeRolloutFile,
  signedOf,
  writeRolloutFile,
  type Rollout,
  type SignedRollout,
} from './rollout-file.ts';

/* A set that some visitors get first, or everybody at a time: ordered and signed here, carried out by the web process. */

export { isApproved };
export type { Rollout, SignedRollout };

/** A time that passed while the releases were checked begins at once. */
const JUST_NOW_MS = 300_000;

export interface RolloutOptions {
  readonly names: readonly ReleaseName[];
  readonly actor: string;
  /** Of visitors; 0 to 50. */
  readonly percent: number;
  /** Milliseconds from its beginning until everybody gets it. */
  readonly forMs: number;
  /** ISO time at which it begins; now when absent. */
  readonly at?: string | undefined;
  readonly needsApproval?: boolean;
  /** The promoted set that the gate looked at. */
  readonly from?: string | null;
  readonly dropped?: readonly string[];
  readonly evidence?: readonly string[];
}

const refused = (message: string) => new DeliveryError('promotion-refused', message);

function beginOf(at: string | undefined, now: number): number {
  const time = at === undefined ? now : Date.parse(at);
  if (Number.isNaN(time)) throw new DeliveryError('usage', `${at} is not a time such as 2026-12-01T08:00+08:00.`);
  if (time < now - JUST_NOW_MS) throw new DeliveryError('usage', `${at} is over.`);
  return Math.max(time, now);
}

async function signaturesOf(store: ReleaseStore, rollout: Rollout): Promise<Signature[]> {
  const { ring } = store.authority;
  const needs = [
    { right: 'countersign', app: null } as const,
    ...rollout.changes.map(({ app }) => ({ right: 'promote', app }) as const),
  ];
  const signatures: Signature[] = [];
  for (const need of needs) {
    const signature = await ring.sign(need, signedOf(rollout));
    if (!signatures.some(({ keyid }) => keyid === signature.keyid)) signatures.push(signature);
  }
  return signatures;
}

async function wantedSet(store: ReleaseStore, { names, from: seen, dropped = [] }: RolloutOptions) {
  const { wanted, before, from } = await candidateOf(store, names);
  if (from === null) throw refused('Nothing is promoted that visitors could have meanwhile: promote it to everybody.');
  if (seen !== undefined && seen !== from)
    throw refused('Another set was promoted while this one was checked. Run the command again.');
  const members = Object.entries(wanted.apps);
  checkCompatibility(
    await Promise.all(members.map(([app, { version, integrity }]) => store.verifyRelease(app, version, integrity))),
  );
  checkVanished(await vanishedBetween(store, before, wanted.apps), dropped);
  const changes = changesBetween(before, wanted.apps);
  if (changes.length === 0) throw refused('These releases are promoted already.');
  return { wanted, from, changes };
}

/**
 * Orders a rollout, signed by whoever may promote every app of it. Nothing moves yet. Throws like a promotion,
 * `promotion-refused` while another one is under way, `usage` and `not-allowed`.
 */
export async function orderRollout(store: ReleaseStore, options: RolloutOptions): Promise<Rollout> {
  const now = Date.now();
  const { percent, forMs, at, actor, needsApproval = false, evidence = [] } = options;
  const begins = beginOf(at, now);
  const { wanted, from, changes } = await wantedSet(store, options);
  return store.write('order a rollout', async (writer) => {
    const other = await readRollout(store);
    if (other) throw refused(`Rollout ${other.rollout.id} is under way: delivery stop ends it.`);
    const rollout: Rollout = {
      schema: 1,
      id: randomBytes(4).toString('hex'),
      from,
      to: await writer.saveConstellation(wanted),
      changes,
      percent,
      begins: new Date(begins).toISOString(),
      until: new Date(begins + forMs).toISOString(),
      isHeld: false,
      needsApproval,
      who: actor,
      when: new Date(now).toISOString(),
      evidence: [...evidence],
    };
    await writeRolloutFile(store.dataDir, { rollout, signatures: await signaturesOf(store, rollout), approvals: [] });
    return rollout;
  });
}

type Readable = Pick<ReleaseStore, 'dataDir' | 'authority' | 'readPointer'>;

/** The rollout that counts: signed by who may, and of the set that is promoted. */
export async function readRollout(store: Readable): Promise<SignedRollout | null> {
  const found = await readRolloutFile(store.dataDir);
  const trust = found && (await readTrust(store.authority.ring.folder));
  if (!found || !trust || faultOfRollout(trust, found) !== null) return null;
  return (await store.readPointer()) === found.rollout.from ? found : null;
}

async function present(store: ReleaseStore): Promise<SignedRollout> {
  const found = await readRollout(store);
  if (found) return found;
  throw new DeliveryError('rollout-missing', 'No rollout is under way.');
}

/** Keeps it with its share, or lets it go on. Throws `rollout-missing` and `not-allowed`. */
export async function holdRollout(store: ReleaseStore, isHeld: boolean): Promise<Rollout> {
  return store.write(isHeld ? 'hold a rollout' : 'let a rollout go on', async () => {
    const { rollout: before, approvals } = await present(store);
    const rollout = { ...before, isHeld };
    await writeRolloutFile(store.dataDir, { rollout, signatures: await signaturesOf(store, rollout), approvals });
    return rollout;
  });
}

/** Signs for all teams that it may begin. Throws `rollout-missing` and `not-allowed`. */
export async function approveRollout(store: ReleaseStore): Promise<Rollout> {
  return store.write('approve a rollout', async () => {
    const found = await present(store);
    const approval = await store.authority.ring.sign({ right: 'approve', app: null }, approvalOf(found.rollout));
    await writeRolloutFile(store.dataDir, { ...found, approvals: [approval] });
    return found.rollout;
  });
}

/** Ends it: everybody has the promoted set again. Throws `rollout-missing`. */
export async function stopRollout(store: ReleaseStore): Promise<Rollout> {
  return store.write('stop a rollout', async () => {
    const { rollout } = await present(store);
    await removeRolloutFile(store.dataDir);
    return rollout;
  });
}
