import path from 'node:path';
import { readConfig } from './settings/config.ts';
import { openDatabase, type OpenDatabase } from './db/client.ts';
import { migrate, pendingMigrations } from './db/migrate.ts';
import { importContent, loadRecords, type ImportResult } from './modules/pack-import/pack-import.service.ts';
import { rotateDataKey } from './modules/private-data/reseal.service.ts';
import { rotateBodyKeys } from './modules/crypto/body-keys.service.ts';
import { newKeyPem } from './modules/crypto/rsa-key.model.ts';
import { requireNode } from './settings/node-version.ts';
import { BACKUP_COMMANDS, BACKUP_USAGE } from './commands/backup-commands.ts';
import { rotateAllKeys } from './commands/key-commands.ts';
import { endWith } from './commands/operator-message.ts';
import { isVisitorCommand, runVisitorCommand } from './commands/run-visitor-command.ts';
import { VISITOR_USAGE } from './commands/visitor-commands.ts';
import { TICKET_USAGE, verifyTicket } from './commands/ticket-command.ts';
import { createPrivately } from 'shared/limits/private-folder';

const DEFAULT_FOLDER = path.resolve(import.meta.dirname, '../../content');
const MOST_KEYS = 12;
const USAGE = `Usage: node api/src/cli.ts <command>
  migrate                    bring the database to the newest schema
  content import [folder]    make the site show this content pack (default ${DEFAULT_FOLDER})
  content check [folder]     list the faults of a content pack, without a database
  keys rotate                new key for encrypted bodies in DATA_DIR; the one before it stays valid
  keys rotate-data           new key for personal data; seals all rows with it, also while the service runs.
                             When cut short run it again: it goes on
  keys rotate-all            after a leak: every key of DATA_DIR twice, so that none of before opens anything
  keys create                print a new key, for BODY_KEY on services that share one${BACKUP_USAGE}${TICKET_USAGE}${VISITOR_USAGE}`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(words: string[]): Promise<void> {
  requireNode();
  createPrivately();
  const [command, verb, folder] = words;
  if (words.includes('--help')) return say(USAGE);
  const backup = BACKUP_COMMANDS[`${command} ${verb}`];
  if (backup) return backup({ config: readConfig(), args: words.slice(2), say });
  if (isVisitorCommand(words))
    return withDatabase(({ db }) => runVisitorCommand(words, { config: readConfig(), db, say }));
  if (command === 'ticket' && verb === 'verify') return say(verifyTicket(words.slice(2)));
  if (command === 'migrate') return runMigrations();
  if (command === 'content' && verb === 'import') return runImport(path.resolve(folder ?? DEFAULT_FOLDER));
  if (command === 'content' && verb === 'check') return runCheck(path.resolve(folder ?? DEFAULT_FOLDER));
  if (command === 'keys' && verb === 'rotate') return rotateKeys();
  if (command === 'keys' && verb === 'rotate-data') return rotateDataKeys();
  if (command === 'keys' && verb === 'rotate-all')
    return withDatabase(({ db }) => rotateAllKeys({ config: readConfig(), db, say }));
  if (command === 'keys' && verb === 'create') return say(newKeyPem(readConfig().bodyKeys.bits).trimEnd());
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

async function withDatabase(
  work: (database: OpenDatabase) => Promise<void>,
  { isPatient = false } = {},
): Promise<void> {
  const database = await openDatabase(readConfig(), { isPatient });
  void database.failure.then(endWith);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

function runMigrations(): Promise<void> {
  const run = async ({ db }: OpenDatabase) => {
    const done = await migrate(db);
    say(done.length === 0 ? 'The database is up to date.' : `Done: ${done.join(', ')}.`);
  };
  return withDatabase(run, { isPatient: true });
}

function runImport(folder: string): Promise<void> {
  return withDatabase(async ({ db }) => {
    const { migrateOnStart } = readConfig();
    if (migrateOnStart) await migrate(db);
    const pending = await pendingMigrations(db);
    if (pending.length > 0)
      throw new Error(`The database lacks ${pending.join(', ')}. Run: node api/src/cli.ts migrate`);
    report(await importContent(db, folder));
  });
}

function runCheck(folder: string): Promise<void> {
  say(`The content pack is sound: ${loadRecords(folder).length} records.`);
  return Promise.resolve();
}

function rotateKeys(): void {
  const { from, to } = rotateBodyKeys(readConfig());
  say(`Bodies are sealed with key ${to} from now on; ${from} stays valid until the next rotation.`);
}

function rotateDataKeys(): Promise<void> {
  return withDatabase(async ({ db }) => {
    const { key, isNewKey, rows, left } = await rotateDataKey(db, readConfig());
    say(`${rows} rows sealed with the ${isNewKey ? 'new key' : 'key'} ${key}. The one before it is kept.`);
    if (left > 0) say(`${left} rows have another key still: run this again. What is left then is damaged.`);
  });
}

function report({ version, changes }: ImportResult): void {
  const kinds = Object.entries(changes);
  if (kinds.length === 0) return say(`No change; content version ${version}.`);
  for (const [kind, { added, changed, removed }] of kinds) {
    say(`${kind}: ${added.length} added, ${changed.length} changed, ${removed.length} removed`);
    for (const [sign, keys] of [
      ['+', added],
      ['~', changed],
      ['-', removed],
    ] as const) {
      if (keys.length > 0) say(`  ${sign} ${listed(keys)}`);
    }
  }
  say(`Content version ${version}.`);
}

function listed(keys: readonly string[]): string {
  const rest = keys.length - MOST_KEYS;
  return keys.slice(0, MOST_KEYS).join(' ') + (rest > 0 ? ` … and ${rest} more` : '');
}

await main(process.argv.slice(2)).catch((error: unknown) => endWith(error));
