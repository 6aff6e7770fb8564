import type { VisitorServices } from '../../../calls/call-table.ts';
import { stampOf } from '../../../model/shanghai-time.ts';
import { openColumn } from '../messages/visit-link.service.ts';
import { waitingAad } from './waiting-token.service.ts';
import { listEntries, type WaitingEntry } from './waiting.store.ts';

/** Who waits on a day, by slot and turn, for the operator. Holds names: for the screen only. */
export async function waitingLines({ db, data }: Pick<VisitorServices, 'db' | 'data'>, day: string): Promise<string[]> {
  const open = (await listEntries(db, day)).filter(isOpen);
  const slots = Map.groupBy(open, ({ start_time, end_time }) => `${start_time}–${end_time}`);
  return [...slots].flatMap(([slot, entries]) => [
    `${day} ${slot}: ${entries.length} groups wait, ${sumOf(entries)} visitors`,
    ...entries.map((entry) => lineOf({ data }, entry)),
  ]);
}

const isOpen = ({ state }: WaitingEntry) => state === 'waiting' || state === 'offered';
const sumOf = (entries: readonly WaitingEntry[]) => entries.reduce((sum, { visitors }) => sum + visitors, 0);

function lineOf({ data }: Pick<VisitorServices, 'data'>, entry: WaitingEntry): string {
  const open = (column: 'sealed_contact' | 'sealed_mobile' | 'sealed_group' | 'sealed_email' | 'sealed_needs') =>
    openColumn(data, entry, { column, aad: waitingAad });
  const until = entry.held_until === null ? 'waits' : `held until ${stampOf(entry.held_until).slice(5, 16)}`;
  const guide = entry.explainer ? `guide (${entry.guide_language ?? entry.language})` : '';
  const address = open('sealed_mobile') || open('sealed_email');
  const fields = [entry.reference, entry.visitors, open('sealed_group'), open('sealed_contact'), address];
  return ['', ...fields, guide, open('sealed_needs'), until].join('\t');
}
