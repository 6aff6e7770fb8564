import { watch, type FSWatcher } from 'node:fs';

const POLL_MS = 500;

export interface PointerWatch {
  /** No further call of `onChange` begins after this returns. */
  close(): void;
}

export interface PointerWatchOptions {
  readonly dataDir: string;
  readonly fileName: string;
  readonly read: () => Promise<string | null>;
  readonly onChange: (id: string | null) => void;
  /** Told when the pointer cannot be read; the watch goes on. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Reports the pointer once at the start and after every change. File events make it quick; the poll makes it certain
 * (network file systems and full watch tables deliver no events).
 */
export function watchPointer({ dataDir, fileName, read, onChange, onError }: PointerWatchOptions): PointerWatch {
  let closed = false;
  let seen: string | null | undefined;
  let running: Promise<void> | null = null;
  let again = false;

  const look = async () => {
    do {
      again = false;
      const id = await read();
      if (!closed && id !== seen) {
        seen = id;
        onChange(id);
      }
    } while (again && !closed);
  };
  const check = () => {
    // One reader at a time, otherwise an older answer could arrive after a newer one.
    if (running) again = true;
    else
      running = look()
        .catch((error: unknown) => closed || onError?.(error))
        .then(() => void (running = null));
  };

  const events = watchFolder(dataDir, (name) => (name === null || name === fileName) && check());
  const poll = setInterval(check, POLL_MS);
  check();
  return {
    close() {
      closed = true;
      clearInterval(poll);
      events?.close();
    },
  };
}

function watchFolder(folder: string, onEvent: (name: string | null) => void): FSWatcher | null {
  try {
    const watcher = watch(folder, (_event, name) => onEvent(name));
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return null;
  }
}
