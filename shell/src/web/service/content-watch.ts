import type { ContentState, ServiceClient } from './service-client.ts';

/** Milliseconds; half of "a change is on the site within a second". */
const INTERVAL = 500;
/** `-<width>.<format>` of a picture: what is hidden is the picture in all its sizes. */
const SIZE_AND_FORMAT = /-\d+\.\w+$/;

export interface ContentWatch {
  /** The content version that pages are rendered and cached for; `0` until the service has answered. */
  readonly version: string;
  /** Whether the last look found the service answering. */
  readonly reachable: boolean;
  /** Whether a file of the content is under embargo at this moment; all are until the service has answered. */
  isHidden(file: string): boolean;
  close(): void;
}

/**
 * Follows the content version and the embargoes. While the service is silent the last known ones stay: its pages are
 * still true, and an embargo ends by the clock here.
 */
export async function watchContent(service: Pick<ServiceClient, 'contentState'>): Promise<ContentWatch> {
  let known: ContentState | null = null;
  let reachable = false;
  const look = async () => {
    const state = await service.contentState();
    reachable = state !== null;
    known = state ?? known;
  };
  await look();
  const timer = setInterval(() => void look(), INTERVAL);
  return {
    get version() {
      return known?.version ?? '0';
    },
    get reachable() {
      return reachable;
    },
    isHidden(file) {
      if (known === null) return true;
      const names = [file, file.replace(SIZE_AND_FORMAT, '')];
      return known.hidden.some(({ name, until }) => names.includes(name) && Date.now() < until);
    },
    close: () => clearInterval(timer),
  };
}
