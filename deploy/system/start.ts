/**
 * Brings up everything that production has, on this machine and from the same programs: edge, two web processes, two services, PostgreSQL with a
 * replica, Redis, a store that speaks S3, and where messages arrive. `npm run system`; each program's lines are in a file of its own.
 */
import { createWriteStream, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureNginxAndRedis } from '../local/nginx-and-redis.ts';
import { checkPort } from '../local/port.ts';
import { ensurePostgres } from '../local/postgres.ts';
import { readConfig, StartError, type Config } from '../local/config.ts';
import { runSupervised } from '../local/programs/supervised.ts';
import type { Supervisor } from '../local/supervisor.ts';
import { ensureCertificate } from './certificate.ts';
import { layoutOf, TWICE, type Layout } from './layout.ts';
import { writeBalancer, writeEdge } from './nginx.ts';
import { Postgres } from './postgres.ts';
import { SystemPrograms, type Launched } from './programs.ts';
import { readSecrets } from './secrets.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Where the edge listens; the other programs on the ports after it. */
const FIRST_PORT = '8443';

const step = (number: number, text: string) => console.log(`[${number}/6] ${text}`);

function readSystemConfig(given: NodeJS.ProcessEnv): Config {
  const { PORT: port = FIRST_PORT, LOG_LEVEL = 'info', SITE_ORIGIN = `https://localhost:${port}` } = given;
  return readConfig({ ...given, PORT: port, LOG_LEVEL, SITE_ORIGIN }, ROOT);
}

function makeFolders({ folders, ports }: Layout): void {
  const all = [folders.all, folders.logs, folders.pids, folders.redis, ...folders.web, ...folders.service];
  for (const folder of all) mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(folders.layout, JSON.stringify({ ports, folders }));
}

/** Lines go into a file that is begun anew; the terminal has what happens to the programs. */
function printInto(folder: string): (name: string) => (line: string) => void {
  return (name) => {
    const file = createWriteStream(join(folder, `${name}.log`), { mode: 0o600 });
    return (line) => void file.write(`${line}\n`);
  };
}

async function checkPorts({ ports }: Layout): Promise<void> {
  for (const port of Object.values(ports).flat()) await checkPort(port, '127.0.0.1');
}

async function ensureServers(): Promise<string> {
  const [bin, missing] = [await ensurePostgres(), await ensureNginxAndRedis()];
  if (bin === undefined || missing.length > 0)
    throw new StartError(`The system needs ${['PostgreSQL', ...missing].join(', ')}: install them first.`);
  return bin;
}

interface Started {
  layout: Layout;
  supervisor: Supervisor;
  programs: SystemPrograms;
  postgres: Postgres;
}

/** What serves nobody yet but keeps what the others write. */
async function bringUpStores({ supervisor, programs, postgres }: Started): Promise<void> {
  const launch = ({ spec, endpoint }: Launched) => supervisor.launch(spec, endpoint);
  await postgres.initialise();
  await Promise.all([programs.postgres(0), programs.redis(), programs.store(), programs.messages()].map(launch));
  await supervisor.run(programs.migrate());
  await postgres.copyPrimary();
  await launch(programs.postgres(1));
}

async function bringUpServices({ layout, supervisor, programs }: Started): Promise<void> {
  const launch = ({ spec, endpoint }: Launched) => supervisor.launch(spec, endpoint);
  await Promise.all(TWICE.map((which) => launch(programs.service(which))));
  await supervisor.run(programs.importContent());
  await Promise.all(TWICE.map((which) => launch(programs.balancer(which, writeBalancer(layout, which)))));
}

async function bringUpWeb({ layout, supervisor, programs }: Started): Promise<void> {
  const launch = ({ spec, endpoint }: Launched) => supervisor.launch(spec, endpoint);
  await supervisor.run(programs.export());
  await Promise.all(TWICE.map((which) => launch(programs.depot(which))));
  await Promise.all(TWICE.map((which) => launch(programs.web(which))));
  ensureCertificate(layout.folders);
  const edges = TWICE.map((which) => programs.edge(which, writeEdge(layout, which)));
  // An edge that knows what is served from the start has nothing to read again under its first visitors.
  await Promise.all(TWICE.map((which) => launch(programs.follower(which))));
  await Promise.all(edges.map(launch));
}

async function bringUp(config: Config, supervisor: Supervisor): Promise<void> {
  const layout = layoutOf(config);
  const bin = await ensureServers();
  await checkPorts(layout);
  makeFolders(layout);
  const secrets = readSecrets(layout.folders.secrets);
  const postgres = new Postgres(layout, secrets, bin);
  const programs = new SystemPrograms(layout, { secrets, postgres, print: printInto(layout.folders.logs) });
  const started = { layout, supervisor, programs, postgres };
  step(3, 'Building and publishing what changed');
  await supervisor.run(programs.ensure());
  step(4, 'Starting PostgreSQL with its replica, Redis, the store and where messages arrive');
  await bringUpStores(started);
  step(5, 'Starting two services, and importing the content');
  await bringUpServices(started);
  step(6, 'Starting two web processes and the edge');
  await bringUpWeb(started);
  const names = readdirSync(layout.folders.pids).join(' ');
  console.log(`\nRunning: ${names}\nTheir lines: ${relative(ROOT, layout.folders.logs)}`);
  console.log(`The system is at ${config.siteOrigin}/   (Ctrl-C stops it)`);
}

await runSupervised(async () => {
  const config = readSystemConfig(process.env);
  return (supervisor) => bringUp(config, supervisor);
});
