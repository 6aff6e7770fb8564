import { setInterval } from 'node:timers/promises';
import { clearReleases } from '../clearing/clear-releases.ts';
import type { DeliveryConfig } from '../config.ts';
import { fetchReleases, sendReleases } from '../depot/carry-releases.ts';
import { clearDepot } from '../depot/clear-depot.ts';
import { exportStore } from '../depot/export-store.ts';
import { importStore, type Imported } from '../depot/import-store.ts';
import type { ObjectStore } from '../depot/object-store.ts';
import { openObjects } from '../depot/open-objects.ts';
import { openStore, type ReleaseStore } from '../store.ts';
import { nameOf } from '../verify.ts';
import type { Command } from './arguments.ts';

export type DepotCommand = Extract<Command, { name: 'export' | 'import' | 'gc' }>;
type Print = (line: string) => void;

/** Milliseconds between two looks at another store. */
const LOOK_EVERY = 500;
const DAY_MS = 86_400_000;
const KILOBYTE = 1024;
/** Where AWS looks for a bucket that nobody says anything of. */
const USUAL_REGION = 'us-east-1';

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function describeImport(imported: Imported | null, { name }: ObjectStore): string {
  if (!imported) return `nothing is new in ${name}`;
  const { id, moves, releases } = imported;
  const brought = releases.length === 0 ? 'no release' : releases.map(nameOf).join(' ');
  return `imported ${id} from ${name}: ${counted(moves, 'move')}, ${brought}`;
}

/** Until Ctrl-C; what cannot be read is said once and tried again. */
async function follow(store: ReleaseStore, objects: ObjectStore, print: Print): Promise<void> {
  let said: string | undefined;
  const look = async () => {
    const line = await importStore(store, objects).then(
      (imported) => describeImport(imported, objects),
      (error: unknown) => `delivery: ${error instanceof Error ? error.message : String(error)}`,
    );
    if (line !== said) print(line);
    said = line;
  };
  await look();
  for await (const _tick of setInterval(LOOK_EVERY)) await look();
}

type ClearCommand = Extract<Command, { name: 'gc' }>;

async function clear({ days, isDry }: ClearCommand, place: ReleaseStore | ObjectStore, print: Print): Promise<void> {
  const options = { keepMs: days * DAY_MS, isDry };
  const { removed, remaining } = await ('dataDir' in place
    ? clearReleases(place, options)
    : clearDepot(place, options));
  for (const name of removed) {
    const size = 'bytes' in name ? `, ${Math.round(name.bytes / KILOBYTE)} KB` : '';
    print(`${isDry ? 'would remove' : 'removed'} ${nameOf(name)}${size}`);
  }
  print(`${counted(remaining, 'release')} ${remaining === 1 ? 'stays' : 'stay'}`);
}

type CarryCommand = Exclude<DepotCommand, ClearCommand>;

/** Releases alone; what is promoted stays as it is on both sides. */
async function carry(
  { name, releases }: CarryCommand,
  { store, objects, print }: { store: ReleaseStore; objects: ObjectStore; print: Print },
): Promise<void> {
  const list = releases.map(nameOf).join(' ');
  if (name === 'export') {
    const files = await sendReleases(store, objects, releases);
    print(`exported ${list} to ${objects.name}: ${counted(files, 'file')}; nothing was promoted there`);
    return;
  }
  const brought = await fetchReleases(store, objects, releases);
  const what = brought.length === 0 ? 'nothing new' : brought.map(nameOf).join(' ');
  print(`imported ${what} from ${objects.name}; serve it with: pnpm delivery promote ${list}`);
}

/** Copies a store to another place or from it, and clears it of what nobody can ask for. */
export async function runDepot(command: DepotCommand, config: DeliveryConfig, print: Print): Promise<void> {
  const store = openStore(config.dataDir, config);
  const { place } = command;
  if (place === undefined) {
    if (command.name === 'gc') await clear(command, store, print);
    return;
  }
  const objects = await openObjects(place, config.access ?? { region: USUAL_REGION });
  try {
    if (command.name === 'gc') await clear(command, objects, print);
    else if (command.releases.length > 0) await carry(command, { store, objects, print });
    else if (command.name === 'export') {
      const { id, moves, files } = await exportStore(store, objects);
      print(`exported ${id} to ${objects.name}: ${counted(moves, 'move')}, ${counted(files, 'file')}`);
    } else if (command.watch) await follow(store, objects, print);
    else print(describeImport(await importStore(store, objects), objects));
  } finally {
    objects.close();
  }
}
