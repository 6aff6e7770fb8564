import { join } from 'node:path';
import type { Written } from './written.ts';
import type { ChildSpec } from './child.ts';
import type { Config } from '../config.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Of the C library: threads that wait for each other rather than having a heap each, which none of them gives back. */
const ONE_HEAP = { MALLOC_ARENA_MAX: '1' };

/** Of Node: modules without their types, as it has compiled them; a process that finds them starts in half the time, with 16 MB less. */
const KEPT_MODULES = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node-compile') };

interface Wanted {
  config: Config;
  /** Path of the Unix socket where the service listens. */
  socket: string;
  /** Apps that are served as they are written; null: releases are. */
  written: Written | null;
}

const make = (name: string, args: string[], env: ChildSpec['env']): ChildSpec => ({
  name,
  args,
  env,
  cwd: ROOT,
  print: (line) => console.log(`${name} | ${line}`),
});

/** The web process that serves apps as they are written. */
const writtenWeb = ({ apps, set, service }: Written, env: ChildSpec['env']) =>
  make(
    'web',
    ['--disable-warning=ExperimentalWarning', 'shell/src/dev/main.ts', ...apps, ...(set ? [`--against=${set}`] : [])],
    {
      ...env,
      ...(service !== undefined && { API_URL: service }),
      RELEASE_VERSION: '0.0.0-dev',
    },
  );

/** Checks types beside, again with every change; says them in the terminal. */
const typesOf = ({ apps }: Written, env: ChildSpec['env']): ChildSpec => ({
  ...make(
    'types',
    ['node_modules/typescript/bin/tsc', '-b', ...apps, '--watch', '--preserveWatchOutput', '--pretty', 'false'],
    env,
  ),
  isPatient: true,
});

/** Environments and commands of what `npm start` runs, as the programs' own READMEs describe them. */
export function programsOf({ config, socket, written }: Wanted) {
  const { port, host, dataDir, databaseUrl, siteOrigin, logLevel } = config;
  const base = {
    ...ONE_HEAP,
    ...KEPT_MODULES,
    ...process.env,
    DATA_DIR: dataDir,
    LOG_LEVEL: logLevel,
    NODE_ENV: 'production',
  };
  const origin = { SITE_ORIGIN: siteOrigin };
  const service = {
    // One service on this database: it may bring the schema up to date itself.
    MIGRATE_ON_START: 'true',
    // Whoever tries the site has no gateway, and needs the codes that it sends.
    SHOW_MESSAGES: 'true',
    ...base,
    ...origin,
    API_LISTEN: `unix:${socket}`,
    DATABASE_URL: databaseUrl,
  };
  const web = { ...base, API_URL: `unix:${socket}`, PORT: String(port), HOST: host, ...origin };
  return {
    delivery: make('delivery', ['delivery/src/cli.ts', 'ensure'], base),
    service: make('service', ['api/src/server.ts'], service),
    content: make('content', ['api/src/cli.ts', 'content', 'import', 'content'], service),
    types: written && typesOf(written, base),
    web: written === null ? make('web', ['shell/src/web/main.ts'], web) : writtenWeb(written, web),
  };
}
