import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Nginx {
  process: ChildProcess;
  url: string;
}

/** A root's nginx would give its worker to a user who may not enter our folder. */
const userLine = () => (process.getuid?.() === 0 ? `user ${os.userInfo().username};` : '');

function configuration(folder: string, port: number): string {
  return `
${userLine()}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  gzip_static on;
  keepalive_requests 1000000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    default_type text/html;
  }
}`;
}

/** nginx with one worker, serving exactly these bytes, compressed beforehand. */
export function startNginx(folder: string, port: number, page: Buffer): Nginx {
  const www = path.join(folder, 'www');
  fs.mkdirSync(www, { recursive: true });
  fs.writeFileSync(path.join(www, 'page.html'), page);
  fs.writeFileSync(path.join(www, 'page.html.gz'), gzipSync(page));
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(file, configuration(folder, port));
  const arguments_ = ['-c', file, '-p', folder];
  execFileSync('nginx', ['-t', '-q', ...arguments_]);
  return { process: spawn('nginx', arguments_, { stdio: 'ignore' }), url: `http://127.0.0.1:${port}/page.html` };
}
