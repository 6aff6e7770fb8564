import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { eventually } from './child-service.ts';

/*
 * Redis and nginx as a production machine has them, each started for one test file.
 */

const DEPLOY = path.join(import.meta.dirname, '../../deploy');

// oxlint-disable-next-line node/no-process-env -- where programs are installed is a matter of the machine
const FOLDERS = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'].filter(Boolean);

/** An ordinary user's path has no folder of system programs. */
const PATH = FOLDERS.join(':');

const missing = (program: string): boolean => !FOLDERS.some((folder) => fs.existsSync(path.join(folder, program)));

/** Names of these programs that are not installed, for the title of a suite that needs them; empty when all are. */
export const missingOf = (...programs: string[]): string => programs.filter(missing).join(' and ');

export interface Program {
  process: ChildProcess;
  port: number;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

interface Start {
  command: string;
  args: readonly string[];
  port: number;
  folder: string;
}

async function start({ command, args, port, folder }: Start): Promise<Program> {
  const child = spawn(command, args, { stdio: 'ignore', env: { PATH } });
  running.add(child);
  const ended = new Promise((done) => child.once('exit', done));
  await eventually(() => listens(port));
  const stop = async () => {
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    await ended;
    running.delete(child);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { process: child, port, stop };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.connect(port, '127.0.0.1');
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false));
    probe.once('connect', () => probe.destroy());
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const newFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'site-program-'));

/** An empty Redis that keeps nothing. */
export async function startRedis(wantedPort?: number): Promise<Program> {
  const port = wantedPort ?? (await freePort());
  const folder = newFolder();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  return start({ command: 'redis-server', args: settings, port, folder });
}

/** Text in a recipe, and what stands there in a test. */
type Changes = readonly (readonly [written: string, taken: string])[];

/** nginx with the recipe of `deploy/two-instances` in front of two services on these ports. */
export async function startNginx([first, second]: readonly [number, number]): Promise<Program> {
  const [port, folder] = [await freePort(), newFolder()];
  const changes: Changes = [
    ['127.0.0.1:8181', `127.0.0.1:${first}`],
    ['127.0.0.1:8182', `127.0.0.1:${second}`],
    ['127.0.0.1:8180', `127.0.0.1:${port}`],
  ];
  return startRecipe('two-instances/service.conf', { port, folder, changes });
}

export interface Edge extends Program {
  /** Written by `deploy/edge/follow.ts`. */
  versionFile: string;
  pidFile: string;
}

/** nginx with the recipe of `deploy/edge` in front of a web process on this port, with an empty cache and a certificate that nobody knows. */
export async function startEdge(web: number): Promise<Edge> {
  const [port, plain, folder] = [await freePort(), await freePort(), newFolder()];
  const at = (name: string) => path.join(folder, name);
  makeCertificate(at('certificate.key'), at('certificate.pem'));
  fs.copyFileSync(path.join(DEPLOY, 'edge/version.conf'), at('version.conf'));
  const changes: Changes = [
    ['127.0.0.1:8080', `127.0.0.1:${web}`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['/etc/nginx/site', folder],
    ['/var/cache/nginx', folder],
  ];
  const program = await startRecipe('edge/site.conf', { port, folder, changes });
  return { ...program, versionFile: at('version.conf'), pidFile: at('nginx.pid') };
}

function makeCertificate(key: string, certificate: string): void {
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', ...made, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
}

interface RecipeOptions {
  port: number;
  folder: string;
  changes: Changes;
}

async function startRecipe(name: string, { port, folder, changes }: RecipeOptions): Promise<Program> {
  const recipe = changes.reduce(
    (text, [written, taken]) => text.replaceAll(written, taken),
    fs.readFileSync(path.join(DEPLOY, name), 'utf8'),
  );
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(file, mainFile(folder, recipe));
  const args = ['-c', file, '-p', folder, '-e', path.join(folder, 'error.log')];
  execFileSync('nginx', ['-t', '-q', ...args], { stdio: 'pipe', env: { PATH } });
  return start({ command: 'nginx', args, port, folder });
}

/** What a distribution's nginx.conf is around a file of conf.d, with every path in the folder of the test. */
function mainFile(folder: string, recipe: string): string {
  const user = process.getuid?.() === 0 ? `user ${os.userInfo().username};` : '';
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `${user} worker_processes 1; daemon off; pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http { access_log off; ${tempPaths.join(' ')}
${recipe}
}`;
}
