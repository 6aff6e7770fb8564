import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adapted, type Changes } from '../system/nginx.ts';

/*
 * The recipes of nginx with the names that containers have: `node deploy/compose/write.ts` writes them, a test refuses what is not current.
 */

const DEPLOY = join(import.meta.dirname, '..');

/** Around a recipe in a container whose root may only be read, for a user who is nobody. */
const MAIN = `worker_processes auto;
pcre_jit on;
daemon off;
pid /run/site/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path /tmp/client_body;
  proxy_temp_path /tmp/proxy;
  fastcgi_temp_path /tmp/fastcgi;
  uwsgi_temp_path /tmp/uwsgi;
  scgi_temp_path /tmp/scgi;
  server {
    listen 8099;
    location /health/ { return 200 ready; }
  }
`;

const RECIPES: Readonly<Record<string, { of: string; changes: Changes }>> = {
  'edge.conf': {
    of: 'edge/site.conf',
    changes: [
      [
        '  server 127.0.0.1:8080 max_fails',
        '  server web-1:8080 max_fails=1 fail_timeout=1s;\n  server web-2:8080 max_fails',
      ],
      ['listen 443 ssl', 'listen 8443 ssl'],
      ['listen 80;', 'listen 8080;'],
      ['include /etc/nginx/site/version.conf', 'include /run/site/version.conf'],
    ],
  },
  'balancer.conf': {
    of: 'two-instances/service.conf',
    changes: [
      ['127.0.0.1:8181', 'service-1:8181'],
      ['127.0.0.1:8182', 'service-2:8181'],
      ['listen 127.0.0.1:8180;', 'listen 8180;'],
    ],
  },
};

/** Names of the files beside this one, and what they say. */
export const composeRecipes = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(RECIPES).map(([name, { of, changes }]) => {
      const recipe = adapted(readFileSync(join(DEPLOY, of), 'utf8'), changes);
      return [name, `# Written from deploy/${of}: node deploy/compose/write.ts\n${MAIN}${recipe}}\n`];
    }),
  );
