import { setImmediate } from 'node:timers/promises';

/**
 * What takes long to make is given as it was before, for the same constellation, while it is made for new content: nobody
 * waits who reads it. Only the first one is waited for.
 */
export function givenMeanwhile<Value>(onFault: (error: unknown) => void) {
  let before: { of: string; value: Value } | undefined;
  return async (of: string, making: Promise<Value>): Promise<Value> => {
    const made = making.then((value) => {
      before = { of, value };
      return value;
    });
    if (before?.of !== of) return made;
    const { value: old } = before;
    const whenMade = made.catch((error: unknown) => {
      onFault(error);
      return old;
    });
    // What is kept is there at once, and goes first.
    return Promise.race([whenMade, setImmediate(old)]);
  };
}
