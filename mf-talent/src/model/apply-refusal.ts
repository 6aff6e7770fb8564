import { isApiError } from 'shared/contract/section/section';
import { fieldOf, type ApplyFault, type ApplyRefusal } from './apply-draft.ts';

const DOWN: ApplyRefusal = { failure: { kind: 'down' } };
/** Seconds between two codes, in case the service does not say how many are left. */
const COOLDOWN = 60;

function schemaFaults(data: unknown): ApplyFault[] {
  if (!Array.isArray(data)) return [];
  return data.map(({ field, rule }: { field: string; rule: string }) => ({
    field: fieldOf(field),
    rule,
  }));
}

function waitIn(data: unknown): number {
  const wait: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'wait') : undefined;
  return typeof wait === 'number' ? wait : COOLDOWN;
}

/** Reads a failed call (codes: contract `errors`). */
export function refusalOf(error: unknown): ApplyRefusal {
  if (!isApiError(error)) return DOWN;
  switch (error.code) {
    case '40022': {
      const faults = schemaFaults(error.data);
      return faults.length > 0 ? { faults } : { failure: { kind: 'again' } };
    }
    case '40012':
      return { faults: [{ field: 'code', rule: 'wrong' }] };
    case '42901':
      return { faults: [{ field: 'code', rule: 'wait', count: waitIn(error.data) }] };
    case '41300':
      return { faults: [{ field: 'cv', rule: 'size' }] };
    case '40914':
      return { failure: { kind: 'applied' } };
    case '40915':
      return { failure: { kind: 'most' } };
    case '40916':
      return { failure: { kind: 'closed' } };
    case '40014':
    case '40904':
      return { failure: { kind: 'again' } };
    case '42900':
      return { failure: { kind: 'busy' } };
    default:
      return DOWN;
  }
}
