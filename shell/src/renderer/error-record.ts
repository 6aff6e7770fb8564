import type { ErrorRecord } from './messages.ts';

/** Characters; an error is read by people. */
const LONGEST = 4000;

const textOf = (value: unknown): string => {
  try {
    return String(value);
  } catch {
    return 'an error that cannot be read';
  }
};

const memberOf = (value: object, name: string): string | undefined => {
  const member: unknown = Reflect.get(value, name);
  return member === undefined ? undefined : textOf(member).slice(0, LONGEST);
};

/** What another process may know of anything that was thrown. Never throws. */
export function recordOf(thrown: unknown): ErrorRecord {
  try {
    if (typeof thrown !== 'object' || thrown === null)
      return { name: 'Error', message: textOf(thrown).slice(0, LONGEST) };
    const [name = 'Error', message = '', stack, code] = ['name', 'message', 'stack', 'code'].map((of) =>
      memberOf(thrown, of),
    );
    return { name, message, stack, code };
  } catch {
    return { name: 'Error', message: 'an error that cannot be read' };
  }
}

/** The error again, by name and code: classes do not travel. */
export function errorOf({ name, message, stack, code, data }: ErrorRecord): Error {
  const error = new Error(message);
  Object.defineProperty(error, 'name', { value: name, configurable: true, writable: true });
  if (stack !== undefined) error.stack = stack;
  return Object.assign(error, code === undefined ? {} : { code }, data === undefined ? {} : { data });
}
