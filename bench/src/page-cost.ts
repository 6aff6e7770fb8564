import { setTimeout as pause } from 'node:timers/promises';
import { processorTime } from './processes.ts';
import { startService, startWeb, type Service, type Started } from './site.ts';

/** Milliseconds until a web process has seen a new content version; it looks twice a second. */
export const VERSION_SEEN = 1100;
/** Milliseconds until all processes are at rest again. */
const REST = 30;

/** A whole site whose pages are made anew for every request. */
export interface PageSite {
  url: string;
  pids: number[];
  service: Service;
}

export async function startPageSite(folder: string, at: Started): Promise<PageSite> {
  const service = await startService(folder, at);
  const web = await startWeb(service, { PAGE_CACHE: 'off' }, at);
  return { url: web.url, pids: [web.process.pid ?? 0, service.process.pid ?? 0], service };
}

/** Milliseconds of processor time until the answer is there and all processes are at rest. */
export async function costOf({ url, pids }: PageSite, page: string): Promise<number> {
  const used = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = used();
  const answer = await fetch(url + page, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${page} answers ${answer.status}`);
  await pause(REST);
  return used() - before;
}
