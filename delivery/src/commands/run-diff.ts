import type { DeliveryConfig } from '../config.ts';
import { compareSets, type AppComparison, type Difference } from '../desk/compare-sets.ts';
import { takeShots } from '../desk/shots/take-shots.ts';
import { DeliveryError } from '../delivery-error.ts';
import { openStore } from '../store.ts';
import type { Command } from './arguments.ts';
import { serviceBeside } from './run-promote.ts';

const SIGNS = { added: '+', removed: '-', changed: '~' } as const;

function linesOf(what: string, difference: Difference): string[] {
  return Object.entries(SIGNS).flatMap(([kind, sign]) =>
    difference[kind as keyof Difference].map((name) => `  ${sign} ${what} ${name.replaceAll('\n', ' ')}`),
  );
}

function linesOfApp({ app, from, to, parts }: AppComparison): string[] {
  const head = `${app} ${from ?? '-'} -> ${to ?? '-'}`;
  if (!parts) return [head, '  one of both releases is not in the store any more'];
  const { routes, islands, budgets, words, files } = parts;
  return [
    head,
    ...linesOf('page', routes),
    ...linesOf('island', islands),
    ...linesOf('budget', budgets),
    ...linesOf('words', words),
    ...linesOf('file', files),
  ];
}

/** Prints how two sets differ; with pictures of the pages of what changed, which the desk shows side by side. */
export async function runDiff(
  { from, to, hasShots, apiUrl }: Extract<Command, { name: 'diff' }>,
  config: DeliveryConfig,
  print: (line: string) => void,
): Promise<void> {
  const store = openStore(config.dataDir, config);
  const apps = await compareSets(store, from, to);
  if (apps.length === 0) print('both sets are the same');
  apps.flatMap(linesOfApp).forEach(print);
  if (!hasShots || apps.length === 0) return;
  const service = apiUrl ?? serviceBeside(config.dataDir);
  if (service === undefined)
    throw new DeliveryError(
      'usage',
      'No picture was taken: no service runs here to answer the pages; name one with --api.',
    );
  const { root, browser } = config;
  const shots = await takeShots({ root, store, apiUrl: service, browser, print }, from, to);
  for (const { address, isSame } of shots) print(`${isSame ? 'looks the same' : 'looks different'} ${address}`);
  print(`side by side: pnpm delivery desk, at /diff/${from}/${to}`);
}
