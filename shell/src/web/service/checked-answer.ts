import { openAnswer } from 'shared/contract/call/call-message';
import { CALLS, type CallData, type CallName } from 'shared/contract/call/calls';
import { ApiError } from 'shared/contract/section/section';

/**
 * What a call asked for, as it came: a newer service may say more. What the contract promises must be there, because
 * pages and menus that are kept are replaced by it.
 * @throws {ApiError} with an empty code when it is no answer of the service
 */
export function checkedAnswer<N extends CallName>(name: N, answer: unknown): CallData<N> {
  const data = openAnswer<N>(answer);
  const { success, error } = CALLS[name].response.safeParse(data);
  if (success) return data;
  const places = error.issues.map(({ path }) => path.join('.')).slice(0, 3);
  throw new ApiError('', `${name}: the answer is not as the contract has it, at ${places.join(', ')}`);
}

/** What came, as JSON; null for what is none. */
export function parsedAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
