import type { ServiceClient } from './service-client.ts';

/** Milliseconds; half of "a change is on the site within a second". */
const INTERVAL = 500;

export interface ContentWatch {
  /** The content version that pages are rendered and cached for; `0` until the service has answered. */
  readonly version: string;
  /** Whether the last look found the service answering. */
  readonly reachable: boolean;
  close(): void;
}

/** Follows the content version. While the service is silent, the last known version stays: its pages are still true. */
export async function watchContent(service: ServiceClient): Promise<ContentWatch> {
  const state = { version: '0', reachable: false };
  const look = async () => {
    const version = await service.contentVersion();
    state.reachable = version !== null;
    state.version = version ?? state.version;
  };
  await look();
  const timer = setInterval(() => void look(), INTERVAL);
  return {
    get version() {
      return state.version;
    },
    get reachable() {
      return state.reachable;
    },
    close: () => clearInterval(timer),
  };
}
