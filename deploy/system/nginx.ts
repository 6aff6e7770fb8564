import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { TWICE, type Layout, type Which } from './layout.ts';

/*
 * The recipes of `deploy/edge` and `deploy/two-instances` with the ports and folders of this system: two nginx of each, which share their
 * port, so that one serves while the other is started again.
 */

const DEPLOY = join(import.meta.dirname, '..');

/** Text in a recipe, and what stands there instead. */
export type Changes = readonly (readonly [written: string, taken: string])[];

/** @throws Error where a recipe does not say what is to be changed */
export function adapted(recipe: string, changes: Changes): string {
  return changes.reduce((text, [written, taken]) => {
    if (!text.includes(written)) throw new Error(`the recipe does not say ${written}`);
    return text.replaceAll(written, taken);
  }, recipe);
}

const at = (port: number) => `127.0.0.1:${port}`;

/** What a distribution's nginx.conf is around a file of conf.d, and what this one says of itself. */
function mainFile(folder: string, health: number, recipe: string): string {
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};` : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  return `${user}
worker_processes 1;
pcre_jit on;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
${temporary.join('\n')}
  server {
    listen ${at(health)};
    location /health/ { return 200 ready; }
    location = /status { stub_status; }
  }
${recipe}
}
`;
}

function write(folder: string, health: number, recipe: string): string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, mainFile(folder, health, recipe));
  return ['-c', file, '-p', folder, '-e', 'stderr'];
}

/** The recipe of the edge in front of the two web processes. */
export function edgeRecipe({ ports, folders }: Layout, folder: string): string {
  return adapted(readFileSync(join(DEPLOY, 'edge/site.conf'), 'utf8'), [
    [
      'server 127.0.0.1:8080 ',
      TWICE.map((which) => `server ${at(ports.web[which] ?? 0)} `).join('max_fails=1 fail_timeout=1s; '),
    ],
    ['listen 443 ssl http2;', `listen ${at(ports.edge)} ssl http2 reuseport;`],
    ['listen 80;', `listen ${at(ports.plain)} reuseport;`],
    ['https://$http_host', `https://$host:${ports.edge}`],
    ['/etc/nginx/site/certificate.pem', folders.certificate],
    ['/etc/nginx/site/certificate.key', folders.certificateKey],
    ['/etc/nginx/site/version.conf', join(folder, 'version.conf')],
    ['/var/cache/nginx', folder],
  ]);
}

/** Writes the file of one edge. @returns the arguments of nginx */
export function writeEdge(layout: Layout, which: Which): string[] {
  const folder = layout.folders.nginx(`edge-${which + 1}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const version = join(folder, 'version.conf');
  if (!existsSync(version)) copyFileSync(join(DEPLOY, 'edge/version.conf'), version);
  return write(folder, layout.ports.edgeHealth[which] ?? 0, edgeRecipe(layout, folder));
}

/** The recipe in front of the two services. */
export function balancerRecipe({ ports }: Layout): string {
  return adapted(readFileSync(join(DEPLOY, 'two-instances/service.conf'), 'utf8'), [
    [at(8181), at(ports.service[0] ?? 0)],
    [at(8182), at(ports.service[1] ?? 0)],
    [`listen ${at(8180)};`, `listen ${at(ports.balancer)} reuseport;`],
  ]);
}

/** Writes the file of one balancer. @returns the arguments of nginx */
export function writeBalancer(layout: Layout, which: Which): string[] {
  const folder = layout.folders.nginx(`balancer-${which + 1}`);
  return write(folder, layout.ports.balancerHealth[which] ?? 0, balancerRecipe(layout));
}
