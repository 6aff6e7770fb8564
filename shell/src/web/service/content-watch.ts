import type { ContentState, ServiceClient } from './service-client.ts';

/** Milliseconds; half of "a change is on the site within a second". */
const INTERVAL = 500;
/** `-<width>.<format>` of a picture: what is hidden is the picture in all its sizes. */
const SIZE_AND_FORMAT = /-\d+\.\w+$/;

export interface ContentWatch {
  /** The content version that pages are rendered and cached for; `0` until the service has answered. */
  readonly version: string;
  /** Aborted once a look has found the service silent, until it answers again: then it is another one. */
  readonly silence: AbortSignal;
  /** Whether a file of the content is under embargo at this moment; all are until the service has answered. */
  isHidden(file: string): boolean;
  close(): void;
}

/** A service that hangs is not asked again before it has answered. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isWorking = false;
  return () => {
    if (isWorking) return;
    isWorking = true;
    void work().finally(() => (isWorking = false));
  };
}

/**
 * Follows the content version and the embargoes. While the service is silent the last known ones stay: its pages are
 * still true, and an embargo ends by the clock here.
 * @param onChange told with every look when the content became what it is
 */
export async function watchContent(
  service: Pick<ServiceClient, 'contentState'>,
  onChange: (changedAt: number) => void = () => {},
): Promise<ContentWatch> {
  let known: ContentState | null = null;
  let silence = new AbortController();
  const look = async () => {
    const state = await service.contentState();
    if (state === null) silence.abort();
    else if (silence.signal.aborted) silence = new AbortController();
    known = state ?? known;
    if (state?.changedAt !== undefined) onChange(state.changedAt);
  };
  await look();
  const timer = setInterval(oneAtATime(look), INTERVAL);
  return {
    get version() {
      return known?.version ?? '0';
    },
    get silence() {
      return silence.signal;
    },
    isHidden(file) {
      if (known === null) return true;
      const names = [file, file.replace(SIZE_AND_FORMAT, '')];
      return known.hidden.some(({ name, until }) => names.includes(name) && Date.now() < until);
    },
    close: () => clearInterval(timer),
  };
}
