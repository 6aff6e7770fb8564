import type { HistoryLine } from '../history.ts';
import { canonicalJson } from '../files/digest.ts';
import { faultOfRollout, isApproved, parseOrder } from '../promotion/rollout/rollout-file.ts';
import type { Signature, Signed } from './envelope.ts';
import type { KeyRing, Need } from './key-ring.ts';
import { faultOfSignatures, type Trust } from './trust-file.ts';

const TYPE = 'application/vnd.site.move';

/** The hash covers every member of a line, the number of the move among them. */
const signedOf = (hash: string): Signed => ({ type: TYPE, payload: hash });

type Move = Pick<HistoryLine, 'what' | 'changes'>;

/** What the web process does when nobody is there. */
const BY_ITSELF: readonly HistoryLine['what'][] = ['revert', 'demotion', 'withdraw', 'advance'];

/** The gate countersigns the set; whoever moves an app there must be one who may promote it. */
function needsOf({ what, changes }: Move): Need[] {
  if (BY_ITSELF.includes(what)) return [{ right: 'take-back', app: null }];
  const gate: Need = { right: 'countersign', app: null };
  if (what === 'recover') return [gate];
  return [gate, ...changes.map(({ app }): Need => ({ right: 'promote', app }))];
}

/** One signature for every right that a move needs. Throws `not-allowed`. */
export async function signMove(ring: KeyRing, move: Move & Pick<HistoryLine, 'hash'>): Promise<Signature[]> {
  const signatures: Signature[] = [];
  for (const need of needsOf(move)) {
    const signature = await ring.sign(need, signedOf(move.hash));
    if (!signatures.some(({ keyid }) => keyid === signature.keyid)) signatures.push(signature);
  }
  return signatures;
}

/**
 * Why a move does not count, in words; null when it does. The gate's signature is looked at first: a team whose key is
 * revoked later does not undo what the site has become.
 */
export function faultOfMove(trust: Trust, line: HistoryLine): string | null {
  const given = { signed: signedOf(line.hash), signatures: line.signatures ?? [] };
  for (const need of needsOf(line)) {
    const fault = faultOfSignatures(trust, given, {
      ...need,
      at: line.when,
      isWitnessed: need.right === 'promote',
    });
    if (fault !== null) return given.signatures.length > 1 ? refusalOf(need, fault) : fault;
  }
  return line.what === 'advance' ? faultOfOrder(trust, line) : null;
}

/** The web process promotes nothing that was not ordered, to that very set, not before its time, by who may. */
function faultOfOrder(trust: Trust, { order, from, to, changes, when }: HistoryLine): string | null {
  const signed = parseOrder(order);
  if (!signed) return 'nobody ordered it';
  const { rollout } = signed;
  const isIt = rollout.from === from && rollout.to === to && canonicalJson(rollout.changes) === canonicalJson(changes);
  if (!isIt || when < rollout.until || rollout.isHeld || !isApproved(signed)) return 'its order is another one';
  return faultOfRollout(trust, signed);
}

/** With several signatures, the one that fails first need not be the one that is missing. */
const refusalOf = ({ right, app }: Need, fault: string): string =>
  `nobody who may ${right}${app === null ? '' : ` ${app}`} signed it (${fault})`;
