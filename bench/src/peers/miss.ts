/* A page that nobody keeps, with its data: the processor time of the side and of the service with its database. */
import { setTimeout as pause } from 'node:timers/promises';
import { processorTime } from '../processes.ts';
import type { Service } from '../site.ts';
import { SEEN } from './describe-pages.ts';
import type { Figures } from './figures.ts';
import { PAGE_NAMES, type PageName } from './pages.ts';
import { addressOf, type Side } from './sides.ts';

const ROUNDS = 8;
/** Times that a page is asked for with answers that are kept. */
const AGAIN = 5;
/** Milliseconds until all processes are at rest again. */
const REST = 30;

interface Measured {
  sides: readonly Side[];
  service: Service;
  figures: Figures;
  isOnce: boolean;
}

async function costOf(side: Side, page: PageName, service: Service): Promise<number> {
  const pids = [side.pid, service.process.pid ?? 0];
  const used = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = used();
  const answer = await fetch(addressOf(side, page), { headers: { 'accept-encoding': 'identity' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${addressOf(side, page)} answers ${answer.status}`);
  await pause(REST);
  return used() - before;
}

/** Each side is the first to ask after an import of its own, or it would find what the service made for another. */
async function measurePage(page: PageName, { sides, service, figures }: Measured): Promise<void> {
  for (const side of sides) {
    await service.touch();
    await pause(SEEN);
    figures.add(`miss, ${page}, first after an import: CPU ms`, side.name, await costOf(side, page, service));
  }
  // The last import is behind those who asked before it.
  for (const side of sides) await costOf(side, page, service);
  for (let count = 0; count < AGAIN; count++) {
    for (const side of sides) {
      figures.add(`miss, ${page}, answers cached: CPU ms`, side.name, await costOf(side, page, service));
    }
  }
}

export async function measureMisses(measured: Measured): Promise<void> {
  const rounds = measured.isOnce ? 1 : ROUNDS;
  for (let round = 0; round < rounds; round++) for (const page of PAGE_NAMES) await measurePage(page, measured);
}
