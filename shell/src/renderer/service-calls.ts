import type { CallBody, CallData, CallName } from 'shared/contract/call/calls';
import { errorOf } from './error-record.ts';
import type { FromRenderer, ToRenderer } from './messages.ts';

type Answer = Extract<ToRenderer, { kind: 'answer' }>;

interface Waiting {
  id: number;
  resolve: (data: unknown) => void;
  reject: (error: Error) => void;
}

export interface ServiceCalls {
  /** Asks the web process, which has the connections, for a request. */
  call<N extends CallName>(
    id: number,
    name: N,
    given: { body: CallBody<N>; idempotencyKey?: string | undefined },
  ): Promise<CallData<N>>;
  /** @returns the request whose code goes on with it */
  settle(answer: Answer): number | undefined;
}

/** @param before told of the request whose code is about to run */
export function createServiceCalls(send: (message: FromRenderer) => void, before: (id: number) => void): ServiceCalls {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  return {
    call: <N extends CallName>(
      id: number,
      name: N,
      { body, idempotencyKey }: { body: CallBody<N>; idempotencyKey?: string | undefined },
    ) =>
      new Promise<CallData<N>>((resolve, reject) => {
        last += 1;
        send({ kind: 'call', call: last, id, name, body, idempotencyKey });
        waiting.set(last, { id, resolve: (data) => resolve(data as CallData<N>), reject });
      }),
    settle({ call, data, error }) {
      const found = waiting.get(call);
      if (!found) return undefined;
      waiting.delete(call);
      before(found.id);
      if (error) found.reject(errorOf(error));
      else found.resolve(data);
      return found.id;
    },
  };
}
