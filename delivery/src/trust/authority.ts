import { DeliveryError } from '../delivery-error.ts';
import type { HistoryLine } from '../history.ts';
import type { Release } from 'shared/contract/section/release';
import { openKeyRing, type KeyRing } from './key-ring.ts';
import { faultOfMove, signMove } from './move-signature.ts';
import {
  signRelease,
  verifySignature,
  type Provenance,
  type SignedRelease,
  type Statement,
} from './release-signature.ts';
import type { Pointer } from './pointer.ts';
import { readTrust, requireTrust, writeTrust, type Trust } from './trust-file.ts';

export interface AuthorityOptions {
  readonly dataDir: string;
  /** Where `trust.json` and the private keys lie. */
  readonly folder: string;
  /** Whether the first writer makes keys, as for development. */
  readonly makesKeys: boolean;
}

/** Who may do what in a store, and whether they did. The trust file is read every time: a revocation counts at once. */
export interface Authority {
  readonly ring: KeyRing;
  /** Makes trust and keys for development where there are none. @returns whether it did */
  begin(lines: readonly HistoryLine[]): Promise<boolean>;
  signRelease(release: SignedRelease, provenance: Provenance): Promise<void>;
  /** Throws `untrusted`. */
  verifyRelease(release: Release, integrity: string): Promise<Statement>;
  signMove: (line: HistoryLine) => ReturnType<typeof signMove>;
  /** Why a move does not count, by those who are trusted now. */
  movesFault(): Promise<(line: HistoryLine) => string | null>;
  /** Throws `pointer-untrusted` for a pointer that nobody signed who may, and for one of an earlier move. */
  checkPointer(pointer: Pointer, lines: readonly HistoryLine[]): Promise<void>;
}

export function openAuthority({ dataDir, folder, makesKeys }: AuthorityOptions): Authority {
  const ring = openKeyRing(folder);
  let highest = 0;
  const movesFault = async () => {
    const trust = await readTrust(folder);
    if (!trust) return () => 'there is no trust file';
    return (line: HistoryLine) => faultOfMove(trust, line);
  };
  return {
    ring,
    async begin(lines) {
      if (!makesKeys || (await readTrust(folder))) return false;
      const last = lines.at(-1);
      const before = last && !last.signatures ? { unsignedUntil: { seq: last.seq, hash: last.hash } } : {};
      await writeTrust(folder, { schema: 1, development: true, keys: [], ...before });
      return true;
    },
    signRelease: (release, provenance) => signRelease(ring, { dataDir, release, provenance }),
    verifyRelease: async ({ app, version }, integrity) =>
      verifySignature(await requireTrust(folder), dataDir, { app, version, integrity }),
    signMove: (line) => signMove(ring, line),
    movesFault: async () => signedSince(await movesFault(), (await readTrust(folder))?.unsignedUntil),
    async checkPointer({ id, move }, lines) {
      const refuse = (why: string) => new DeliveryError('pointer-untrusted', `The pointer to ${id} is refused: ${why}`);
      if (!move) throw refuse('it is not signed');
      const fault = (await movesFault())(move);
      if (fault !== null) throw refuse(fault);
      // A command that was interrupted leaves the pointer one move behind its history.
      const expected = Math.max(highest, (lines.at(-1)?.seq ?? 0) - 1);
      if (move.seq < expected)
        throw refuse(
          `it is of move ${move.seq}, and the site was at move ${expected} already: an older set is replayed`,
        );
      highest = move.seq;
    },
  };
}

/** Lines up to the one that the trust file names are from before moves were signed. */
function signedSince(fault: (line: HistoryLine) => string | null, unsignedUntil: Trust['unsignedUntil']) {
  return (line: HistoryLine): string | null => {
    if (unsignedUntil === undefined || line.seq > unsignedUntil.seq) return fault(line);
    // The chain holds everything before it.
    return line.seq < unsignedUntil.seq || line.hash === unsignedUntil.hash ? null : fault(line);
  };
}
