import { isApiError } from 'shared/contract/section/section';
import type { Field } from './visit-draft.ts';
import { DOWN, type Fault, type Refusal } from './visit-faults.ts';

interface Details {
  remaining?: number;
  wait?: number;
  state?: string;
  limit?: string;
  window?: string;
  most?: number;
  until?: string;
}

const FIELDS: Readonly<Record<string, Field>> = {
  start: 'slot',
  end: 'slot',
  noticeAccepted: 'consent',
  guideLanguage: 'guide',
  consentVersion: 'agreed',
  parts: 'visitors',
};
const detailsOf = (data: unknown): Details => (typeof data === 'object' && data !== null ? data : {});

function schemaFaults(data: unknown): Fault[] {
  if (!Array.isArray(data)) return [];
  return data.map(({ field, rule }: { field: string; rule: string }) => {
    const name = FIELDS[field] ?? (field as Field);
    if (rule === 'parts') return { field: name, rule: 'changed' };
    return { field: name, rule: name === 'slot' ? 'period' : rule };
  });
}

/** Reads a failed call of the booking (codes: contract `errors`). */
export function refusalOf(error: unknown): Refusal {
  if (!isApiError(error)) return { failure: DOWN };
  const { remaining = 0, wait } = detailsOf(error.data);
  switch (error.code) {
    case '40022':
      return { faults: schemaFaults(error.data) };
    case '40012':
      return { faults: [{ field: 'code', rule: 'wrong' }] };
    case '40901':
      return { faults: [remaining > 0 ? { field: 'visitors', rule: 'seats', count: remaining } : SLOT_FULL] };
    case '40902':
      return { faults: [{ field: 'explainer', rule: 'none' }] };
    case '40903':
      return { faults: [{ field: 'date', rule: 'closed' }] };
    case '40912':
      return { faults: [quotaFault(detailsOf(error.data))] };
    case '40913':
      return { faults: [{ field: 'mobile', rule: 'missed', day: detailsOf(error.data).until ?? '' }] };
    case '42901':
      return { faults: [{ field: 'code', rule: 'wait', count: wait ?? COOLDOWN }] };
    case '40014':
    case '40904':
      return { failure: { kind: 'again' } };
    case '42900':
      return { failure: { kind: 'busy', ...(wait !== undefined && { wait }) } };
    default:
      return { failure: DOWN };
  }
}
/** Seconds between two codes for one phone, in case the service does not say how many are left. */
const COOLDOWN = 60;
const SLOT_FULL: Fault = { field: 'slot', rule: 'full' };

/** Told where another choice mends it: at the day, or at the slot of a day that has others. */
function quotaFault({ limit = 'organisation', window = 'day', most = 0 }: Details): Fault {
  const rule = `${limit}${window.charAt(0).toUpperCase()}${window.slice(1)}`;
  return { field: window === 'slot' ? 'slot' : 'date', rule, count: most };
}

/** The notice is another one by now: it must be shown, and agreed to, anew. */
export const isOtherNotice = (faults: readonly Fault[]): boolean =>
  faults.some(({ field, rule }) => field === 'agreed' && rule === 'version');

/** Of a known refusal of a code: the seconds to wait. */
export function waitOf(faults: readonly Fault[]): number | undefined {
  return faults.find(({ rule }) => rule === 'wait')?.count;
}
