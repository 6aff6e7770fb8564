import { randomBytes } from 'node:crypto';
import { DeliveryError } from '../delivery-error.ts';
import { candidateOf } from '../check/candidate.ts';
import { checkCompatibility } from '../promotion/compatibility.ts';
import type { ReleaseStore } from '../store.ts';
import type { Signature } from '../trust/envelope.ts';
import { faultOfSignatures, readTrust } from '../trust/trust-file.ts';
import type { ReleaseName } from '../verify.ts';
import {
  previewKeys,
  readPreviewFile,
  removePreviewFile,
  signedOf,
  writePreviewFile,
  type Preview,
} from './preview-file.ts';

/* A set that is not promoted, shown to whoever has its address, until a time or until it is taken back. */

const HOUR_MS = 3_600_000;
/** Who says nothing shows it for a day; nobody for more than two weeks. */
const USUAL_MS = 24 * HOUR_MS;
const LONGEST_MS = 14 * 24 * HOUR_MS;

export type { Preview };

export interface PreviewOptions {
  readonly names: readonly ReleaseName[];
  readonly actor: string;
  /** ISO time; a day from now when absent. */
  readonly until?: string | undefined;
}

function untilOf(until: string | undefined, now: number): string {
  const time = until === undefined ? now + USUAL_MS : Date.parse(until);
  if (Number.isNaN(time)) throw new DeliveryError('usage', `${until} is not a time such as 2026-12-01T08:00+08:00.`);
  if (time <= now || time > now + LONGEST_MS)
    throw new DeliveryError('usage', 'A preview ends after now, and within two weeks.');
  return new Date(time).toISOString();
}

async function signaturesOf(store: ReleaseStore, preview: Preview): Promise<Signature[]> {
  const signatures: Signature[] = [];
  for (const { app } of preview.releases) {
    const signature = await store.authority.ring.sign({ right: 'release', app }, signedOf(preview));
    if (!signatures.some(({ keyid }) => keyid === signature.keyid)) signatures.push(signature);
  }
  return signatures;
}

/**
 * Makes a preview of releases in the promoted set, signed by whoever may release them. Nothing moves. Throws like a
 * promotion where the set does not fit together or its bytes are wrong, `usage`, and `not-allowed`.
 */
export async function createPreview(store: ReleaseStore, { names, actor, until }: PreviewOptions): Promise<Preview> {
  const now = Date.now();
  const ends = untilOf(until, now);
  const { wanted } = await candidateOf(store, names);
  const members = Object.entries(wanted.apps);
  checkCompatibility(
    await Promise.all(members.map(([app, { version, integrity }]) => store.verifyRelease(app, version, integrity))),
  );
  return store.write('make a preview', async (writer) => {
    await removeEnded(store.dataDir, now);
    const preview: Preview = {
      schema: 1,
      key: randomBytes(16).toString('hex'),
      constellation: await writer.saveConstellation(wanted),
      releases: names.map(({ app, version }) => ({ app, version })),
      who: actor,
      from: new Date(now).toISOString(),
      until: ends,
    };
    await writePreviewFile(store.dataDir, { preview, signatures: await signaturesOf(store, preview) });
    return preview;
  });
}

async function removeEnded(dataDir: string, now: number): Promise<void> {
  for (const key of await previewKeys(dataDir)) {
    const found = await readPreviewFile(dataDir, key);
    if (!found || Date.parse(found.preview.until) <= now) await removePreviewFile(dataDir, key);
  }
}

/** A preview that is shown now: signed by whoever may release each of its releases, not over, not taken back. */
export async function readPreview(
  store: Pick<ReleaseStore, 'dataDir' | 'authority'>,
  key: string,
  now = Date.now(),
): Promise<Preview | null> {
  const found = await readPreviewFile(store.dataDir, key);
  const trust = found && (await readTrust(store.authority.ring.folder));
  if (!found || !trust) return null;
  const { preview, signatures } = found;
  const isItsOwn = preview.key === key && Date.parse(preview.until) > now;
  const given = { signed: signedOf(preview), signatures };
  const isSigned = preview.releases.every(
    ({ app }) => faultOfSignatures(trust, given, { right: 'release', app, at: preview.from }) === null,
  );
  return isItsOwn && isSigned ? preview : null;
}

/** All that are shown now, the next to end first. */
export async function listPreviews(store: ReleaseStore): Promise<Preview[]> {
  const keys = await previewKeys(store.dataDir);
  const found = await Promise.all(keys.map((key) => readPreview(store, key)));
  return found.filter((preview) => preview !== null).toSorted((a, b) => a.until.localeCompare(b.until));
}

/** Takes a preview back; open pages of it are the last. Throws `preview-missing`. */
export async function revokePreview(store: ReleaseStore, begin: string): Promise<Preview> {
  const all = await listPreviews(store);
  const [found, ...more] = all.filter(({ key }) => key.startsWith(begin));
  if (!found || more.length > 0)
    throw new DeliveryError(
      'preview-missing',
      `${begin} begins the key of ${found ? 'several previews' : 'no preview'}`,
    );
  await store.write('take a preview back', () => removePreviewFile(store.dataDir, found.key));
  return found;
}
