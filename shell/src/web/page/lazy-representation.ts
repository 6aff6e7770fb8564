import { recompressLater, type Representation } from '../http/representation.ts';

/** Visitors after whom a page is worth the best compression, which takes forty times the first. */
const POPULAR = 3;

/** A representation that is made when somebody asks for it. */
export interface LazyRepresentation<Made extends Representation = Representation> {
  /** What there is already. */
  readonly made: Made | undefined;
  /** The same, for one more visitor. */
  take(): Made | undefined;
  get(): Promise<Made>;
  /** The same, compressed as well as it can be: for a page that is renewed while nobody waits. */
  polish(): Promise<void>;
}

export interface LazyOptions {
  /** Whether it is served again, so that the second compression pays. */
  isKept: boolean;
  /** Told of a second compression that failed; the first one, which is right, stays. */
  onFailedCompression: (error: unknown) => void;
}

export function createLazyRepresentation<Made extends Representation>(
  make: () => Promise<Made>,
  { isKept, onFailedCompression }: LazyOptions,
): LazyRepresentation<Made> {
  let making: Promise<Made> | undefined;
  let improving: Promise<void> | undefined;
  let made: Made | undefined;
  /** One that fails is begun again by whoever comes next. */
  const begin = () => {
    const begun = make().then(
      (whole) => (made = whole),
      (error: unknown) => {
        making = undefined;
        throw error;
      },
    );
    return begun;
  };
  let visitors = 0;
  const improve = async (first: Promise<Made>) => {
    try {
      await recompressLater(await first);
    } catch (error) {
      onFailedCompression(error);
    }
  };
  const count = (first: Promise<Made>) => {
    visitors += 1;
    if (isKept && visitors >= POPULAR) improving ??= improve(first);
  };
  const get = () => {
    making ??= begin();
    count(making);
    return making;
  };
  return {
    get made() {
      return made;
    },
    take() {
      if (made && making) count(making);
      return made;
    },
    get,
    async polish() {
      improving ??= improve((making ??= begin()));
      await improving;
    },
  };
}
