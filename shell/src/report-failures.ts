import type { KernelApi } from 'shared/contract/section/kernel';
import { ISLAND_FAILURE, REPORT_PATH } from 'shared/contract/site/island-failure';

/**
 * Tells the site which release an island broke in, once for each release and document: its entry and the name of the island,
 * nothing of the visitor. A browser without a network has nobody to tell, and no release is to blame.
 */
export function reportFailures(kernel: KernelApi): void {
  const reported = new Set<string>();
  const report = (island: number) => {
    const { remote, islands = [] } = kernel.page ?? {};
    const [entry] = remote?.entry ?? [];
    if (entry === undefined || reported.has(entry) || !navigator.onLine) return;
    reported.add(entry);
    const failure = {
      type: ISLAND_FAILURE,
      url: location.href,
      body: { sourceFile: entry, id: islands[island]?.name },
    };
    navigator.sendBeacon(REPORT_PATH, new Blob([JSON.stringify([failure])], { type: 'application/reports+json' }));
  };
  const failed = kernel.failed.bind(kernel);
  const failedAll = kernel.failedAll.bind(kernel);
  kernel.failed = (island, error) => {
    report(island);
    failed(island, error);
  };
  kernel.failedAll = (error) => {
    report(0);
    failedAll(error);
  };
}
