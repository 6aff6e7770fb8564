import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './processes.ts';

export interface Nginx {
  process: ChildProcess;
  url: string;
}

/** A root's nginx would give its worker to a user who may not enter our folder. */
const userLine = () => (process.getuid?.() === 0 ? `user ${os.userInfo().username};` : '');

function configuration(folder: string, server: string): string {
  return `
${userLine()}
worker_processes 1;
pcre_jit on;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${server}
}`;
}

function start(folder: string, server: string): ChildProcess {
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(file, configuration(folder, server));
  const arguments_ = ['-c', file, '-p', folder];
  execFileSync('nginx', ['-t', '-q', ...arguments_]);
  return spawn('nginx', arguments_, { stdio: 'ignore' });
}

const EDGE = path.join(ROOT, 'deploy/edge');

/** nginx with the recipe of `deploy/edge` in front of a web process, with an empty cache; without TLS, as the other sides. */
export function startEdge(parent: string, ports: { own: number; plain: number; web: number }): ChildProcess {
  const folder = fs.mkdtempSync(path.join(parent, 'edge-'));
  fs.copyFileSync(path.join(EDGE, 'version.conf'), path.join(folder, 'version.conf'));
  const changes = [
    ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.own};`],
    ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
    ['127.0.0.1:8080', `127.0.0.1:${ports.web}`],
    ['/var/cache/nginx', folder],
  ] as const;
  const recipe = changes.reduce(
    (text, [written, taken]) => {
      if (!text.includes(written)) throw new Error(`${EDGE}/site.conf has no "${written}" any more`);
      return text.replace(written, taken);
    },
    fs.readFileSync(path.join(EDGE, 'site.conf'), 'utf8'),
  );
  return start(folder, recipe.replaceAll(/^ *ssl_.*$/gm, '').replaceAll('/etc/nginx/site', folder));
}

/** nginx with one worker, serving exactly these bytes, compressed beforehand. */
export function startNginx(folder: string, port: number, page: Buffer): Nginx {
  const www = path.join(folder, 'www');
  fs.mkdirSync(www, { recursive: true });
  fs.writeFileSync(path.join(www, 'page.html'), page);
  fs.writeFileSync(path.join(www, 'page.html.gz'), gzipSync(page));
  const server = `gzip_static on; server { listen 127.0.0.1:${port}; root ${www}; default_type text/html; }`;
  return { process: start(folder, server), url: `http://127.0.0.1:${port}/page.html` };
}
