import type { Constellation, Release } from 'shared/contract/section/release';
import { DeliveryError, whenConstellationIsLost } from '../delivery-error.ts';
import type { HistoryChange, HistoryEntry, HistoryLine } from '../history.ts';
import { constellationId, type ReleaseStore, type StoreWriter } from '../store.ts';
import { nameOf } from '../verify.ts';
import { checkCompatibility } from './compatibility.ts';
import { awaitWebVerdict, type WebVerdict } from './web-verdict.ts';

/** It starts renderers for the set and has them render, on a machine that may be busy. */
const WEB_WAIT_MS = 45_000;

export type Apps = Constellation['apps'];

/** What a command knows when it decides on the next set. */
export interface Present {
  readonly id: string | null;
  readonly apps: Apps;
  readonly lines: readonly HistoryLine[];
  /** Where the history chain is broken; null when it holds. */
  readonly broken: string | null;
}

export interface Move {
  readonly what: 'promote' | 'ensure' | 'rollback';
  readonly actor: string;
  /** Shown to commands that have to wait. */
  readonly purpose: string;
  /** What else was checked, for the history. */
  readonly evidence?: readonly string[];
  /** The wanted set, from the present one. */
  readonly propose: (present: Present) => Promise<Apps>;
  /** How long to wait for the web process; default 45 s. */
  readonly webWaitMs?: number;
}

export interface Moved {
  readonly from: string | null;
  readonly to: string;
  /** Empty when the wanted set is promoted already; then nothing was written. */
  readonly changes: readonly HistoryChange[];
  readonly verdict: WebVerdict;
  /** Where the pointer went back to after a refusal. */
  readonly backTo: string | null;
}

/**
 * The one way to move the pointer: verify every release of the wanted set, check that they work together, write history,
 * move, and ask the running web process. When it refuses or says nothing, the pointer returns to what it serves. A set that fails a check
 * changes nothing (`promotion-refused`, `release-damaged`, `release-missing`).
 */
export async function moveConstellation(store: ReleaseStore, move: Move): Promise<Moved> {
  return store.write(move.purpose, async (writer) => {
    const present = await readPresent(store, writer, move.actor);
    const apps = await move.propose(present);
    const releases = await verifyAll(store, apps);
    checkCompatibility(releases);
    const wanted: Constellation = { schema: 1, contract: contractOf(releases), apps };
    const to = constellationId(wanted);
    if (to === present.id) return unchanged(to);

    await writer.saveConstellation(wanted);
    const changes = changesBetween(present.apps, apps);
    const requestedAt = Date.now();
    await writer.movePointer({
      what: move.what,
      who: move.actor,
      from: present.id,
      to,
      changes,
      evidence: [
        ...(move.evidence ?? []),
        ...releases.map((release) => `${nameOf(release)}: ${Object.keys(release.files).length} files verified`),
      ],
    });
    const waitMs = move.webWaitMs ?? WEB_WAIT_MS;
    const verdict = await awaitWebVerdict({ dataDir: store.dataDir, id: to, requestedAt, waitMs });
    const backTo =
      verdict.kind === 'refused' || verdict.kind === 'silent'
        ? await revert({ store, writer, present, actor: move.actor, to, apps, verdict })
        : null;
    return { from: present.id, to, changes, verdict, backTo };
  });
}

const unchanged = (to: string): Moved => ({ from: to, to, changes: [], verdict: { kind: 'no-web' }, backTo: null });

const contractOf = (releases: readonly Release[]): number => releases[0]?.contract ?? 0;

async function verifyAll(store: ReleaseStore, apps: Apps): Promise<Release[]> {
  const members = Object.entries(apps);
  return Promise.all(members.map(([app, { version, integrity }]) => store.verifyRelease(app, version, integrity)));
}

/** Reads pointer, set and history, first completing what an interrupted command left. */
export async function readPresent(store: ReleaseStore, writer: StoreWriter, actor: string): Promise<Present> {
  const recorded = await lastTrusted(store);
  const pointer = await readPointerOrDamage(store);
  // Nothing is known to go back to; it stays as it is until a whole set is promoted.
  if (pointer === DAMAGED && recorded === null) return { id: null, apps: {}, ...(await store.readHistory()) };
  if (pointer !== recorded) {
    const to = pointer === DAMAGED ? recorded : pointer;
    const why =
      pointer === DAMAGED
        ? 'the pointer was damaged, or nobody signed it who may'
        : 'a command ended between its history line and the pointer';
    const before = await appsOf(store, recorded).catch(whenConstellationIsLost({}));
    const changes = changesBetween(before, await appsOf(store, to));
    await writer.movePointer({ what: 'recover', who: actor, from: recorded, to, changes, evidence: [why] });
  }
  const id = await store.readPointer();
  const { lines, broken } = await store.readHistory();
  return { id, apps: await appsOf(store, id), lines, broken };
}

/** Where the last move went that counts; a broken history may have others behind it. */
async function lastTrusted(store: ReleaseStore): Promise<string | null> {
  const { lines } = await store.readHistory();
  const fault = await store.authority.movesFault();
  return lines.findLast((line) => fault(line) === null)?.to ?? null;
}

/** The promoted set; where the pointer cannot be read, the one that the last trusted move led to. */
export async function trustedPointer(store: ReleaseStore): Promise<string | null> {
  const pointer = await readPointerOrDamage(store);
  return pointer === DAMAGED ? lastTrusted(store) : pointer;
}

const DAMAGED = Symbol('damaged pointer');
const UNREADABLE: readonly string[] = ['pointer-damaged', 'pointer-untrusted'];

async function readPointerOrDamage(store: ReleaseStore): Promise<string | null | typeof DAMAGED> {
  try {
    return await store.readPointer();
  } catch (error) {
    if (error instanceof DeliveryError && UNREADABLE.includes(error.code)) return DAMAGED;
    throw error;
  }
}

export async function appsOf(store: ReleaseStore, id: string | null): Promise<Apps> {
  return id === null ? {} : (await store.readConstellation(id)).apps;
}

/** Which apps differ between two sets, by name. */
export function changesBetween(before: Apps, after: Apps): HistoryChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return names
    .map((app) => ({ app, from: before[app]?.version ?? null, to: after[app]?.version ?? null }))
    .filter(({ from, to }) => from !== to);
}

interface Refusal {
  readonly store: ReleaseStore;
  readonly writer: StoreWriter;
  readonly present: Present;
  readonly actor: string;
  readonly to: string;
  readonly apps: Apps;
  readonly verdict: Extract<WebVerdict, { kind: 'refused' | 'silent' }>;
}

const whyReverted = (to: string, verdict: Refusal['verdict']): string =>
  verdict.kind === 'refused'
    ? `the web process refused ${to}: ${verdict.reason}`
    : `the web process did not answer within ${verdict.afterMs} ms`;

async function revert({ store, writer, present, actor, to, apps, verdict }: Refusal): Promise<string | null> {
  const served = verdict.kind === 'refused' ? verdict.serving : null;
  const serving = served === null ? null : await appsOf(store, served).catch(whenConstellationIsLost(null));
  const backTo = serving === null ? present.id : served;
  const entry: HistoryEntry = {
    what: 'revert',
    who: actor,
    from: to,
    to: backTo,
    changes: changesBetween(apps, serving ?? present.apps),
    evidence: [whyReverted(to, verdict)],
  };
  await writer.movePointer(entry);
  return backTo;
}
