import type { CallRow } from 'shared/contract/call/call-row';
import { CALLS } from 'shared/contract/call/calls';
import { API_PREFIX } from 'shared/contract/site/site';

/*
 * What the contract says of calls, for the way through the web process. The service may be newer: a call that is not known
 * here passes, because the service decides, but its answer is for one visitor and is never kept.
 */

const ROWS: ReadonlyMap<string, CallRow> = new Map(Object.entries(CALLS));

const METHODS = { GET: ['GET', 'HEAD'], POST: ['POST'] } as const;

/** Whether a visitor may reach this address; calls of our own programs are there for nobody else. */
export function mayPass(address: string): boolean {
  return ROWS.get(callOf(address))?.audience !== 'service';
}

/** The methods of a call; null where the contract knows none, and the service decides. */
export function methodsOf(address: string): readonly string[] | null {
  const row = ROWS.get(callOf(address));
  if (!row) return null;
  return row.isMailLink ? [...METHODS.GET, ...METHODS.POST] : METHODS[row.method];
}

/** Whether many pages may be made from one answer. */
export function mayKeep(name: string): boolean {
  const row = ROWS.get(name);
  return row?.effect === 'read' && row.audience !== 'private';
}

/** Read as the service reads it: without query and fragment, percent signs decoded. */
function callOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return decoded(path).slice(API_PREFIX.length + 1);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
