import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Constellation } from 'shared/contract/section/release';
import { DeliveryError, isMissing } from '../delivery-error.ts';
import { writeDurably } from '../files/durable-write.ts';
import { readHistory, type HistoryLine } from '../history.ts';
import type { ReleaseStore } from '../store.ts';
import { parsePointer } from '../trust/pointer.ts';
import type { ReleaseName } from '../verify.ts';
import { goesOn, readLines } from './depot-history.ts';
import { constellationKey, POINTER_KEY } from './depot-keys.ts';
import { fetchRelease, fetchSignature, need } from './fetch-release.ts';
import type { ObjectStore } from './object-store.ts';
import { setsServedSince } from './served-sets.ts';

/** Open pages ask for files of sets that were served within that time. */
const DAY_MS = 86_400_000;

export interface Imported {
  readonly id: string;
  /** Moves and releases that were not here yet. */
  readonly moves: number;
  readonly releases: readonly ReleaseName[];
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

interface Wanted {
  /** What open pages and rollbacks may ask for, the promoted set last. */
  readonly sets: readonly string[];
  readonly promoted: string;
}

/** Brings sets with their releases and signatures. An earlier one that the other store has cleared away is left out. */
async function fetchSets(
  store: ReleaseStore,
  objects: ObjectStore,
  { sets, promoted }: Wanted,
): Promise<ReleaseName[]> {
  const brought: ReleaseName[] = [];
  for (const id of sets) {
    try {
      brought.push(...(await fetchSet(store, objects, id)));
    } catch (error) {
      if (id === promoted || !(error instanceof DeliveryError && error.code === 'store-unfit')) throw error;
    }
  }
  return brought;
}

async function fetchSet(store: ReleaseStore, objects: ObjectStore, id: string): Promise<ReleaseName[]> {
  const key = constellationKey(id);
  await writeDurably(join(store.dataDir, key), await need(objects, key));
  const { apps }: Constellation = await store.readConstellation(id);
  const brought: ReleaseName[] = [];
  for (const [app, { version, integrity }] of Object.entries(apps)) {
    await fetchSignature(store, objects, { app, version });
    if (!(await store.hasRelease(app, version))) {
      await fetchRelease(store, objects, { app, version });
      brought.push({ app, version });
    }
    await store.verifyRelease(app, version, integrity);
  }
  return brought;
}

/** The history as it is to lie here, checked as every reader checks it. */
async function checkedHistory(store: ReleaseStore, lines: readonly HistoryLine[]): Promise<string> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const draft = join(store.dataDir, 'run', 'imported-history.jsonl');
  await writeDurably(draft, text);
  const { broken } = await readHistory(draft, await store.authority.movesFault());
  await rm(draft, { force: true });
  if (broken !== null) throw new DeliveryError('history-broken', `Nothing was imported: ${broken}.`);
  return text;
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
}

function refuseOthers(objects: ObjectStore, lines: readonly HistoryLine[], own: readonly HistoryLine[]): void {
  const last = own.at(-1);
  if (goesOn(lines, last)) return;
  throw new DeliveryError(
    'store-moved',
    `This folder has a move that ${objects.name} has not: ${last?.seq}, ${last?.what} by ${last?.who} at ${last?.when}. ` +
      'Nothing was imported. Run delivery export, or import into a new folder.',
  );
}

/**
 * Takes over what another store serves: releases, signatures, sets, history and at last the pointer, everything verified
 * by the trust that is here. Ended at any moment it leaves what is served. @returns null when nothing is new there.
 * Throws `store-moved` when this folder has moves of its own, and what verification throws.
 */
export async function importStore(store: ReleaseStore, objects: ObjectStore): Promise<Imported | null> {
  const text = textOf(await need(objects, POINTER_KEY));
  if (text === (await readText(join(store.dataDir, POINTER_KEY)))) return null;
  return store.write(`import from ${objects.name}`, async (writer) => {
    const lines = await readLines(objects);
    const own = (await store.readHistory()).lines;
    refuseOthers(objects, lines, own);
    const pointer = parsePointer(text, `${objects.name} ${POINTER_KEY}`);
    await store.authority.checkPointer(pointer, lines);
    const history = await checkedHistory(store, lines);
    const sets = [...new Set([...setsServedSince(lines, Date.now() - DAY_MS), pointer.id])];
    const releases = await fetchSets(store, objects, { sets, promoted: pointer.id });
    await writer.adoptMoves(history, text);
    return { id: pointer.id, moves: lines.length - own.length, releases };
  });
}
