import { recompress, type Representation } from '../http/representation.ts';

/** A representation that is made when somebody asks for it. */
export interface LazyRepresentation<Made extends Representation = Representation> {
  /** What there is already. */
  readonly made: Made | undefined;
  get(): Promise<Made>;
  /** The same, compressed as well as it can be: for a page that is renewed while nobody waits. */
  polish(): Promise<void>;
}

/** @param isKept whether it is served again, so that the second compression pays */
export function createLazyRepresentation<Made extends Representation>(
  make: () => Promise<Made>,
  isKept: boolean,
): LazyRepresentation<Made> {
  let making: Promise<Made> | undefined;
  let improving: Promise<void> | undefined;
  let made: Made | undefined;
  const begin = async () => {
    made = await make();
    return made;
  };
  const get = () => {
    making ??= begin();
    // A failed second compression leaves the first one, which is right.
    if (isKept) improving ??= making.then(recompress).catch(() => {});
    return making;
  };
  return {
    get made() {
      return made;
    },
    get,
    async polish() {
      await get();
      await improving;
    },
  };
}
