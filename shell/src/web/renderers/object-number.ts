const numbers = new WeakMap<object, number>();
let last = 0;

/** Names an object to other processes, so that it is sent once to each. */
export function numberOf(object: object): number {
  const known = numbers.get(object);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(object, last);
  return last;
}
