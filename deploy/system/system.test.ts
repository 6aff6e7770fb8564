import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../local/config.ts';
import { layoutOf, TWICE } from './layout.ts';
import { adapted, balancerRecipe, edgeRecipe } from './nginx.ts';
import { SystemPrograms } from './programs.ts';
import { readSecrets } from './secrets.ts';

const layout = layoutOf(readConfig({ PORT: '9000', SITE_ORIGIN: 'https://localhost:9000' }, '/site'));
const { ports } = layout;
const scratch = mkdtempSync(join(tmpdir(), 'system-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const secretsFile = join(scratch, 'secrets.json');
const secrets = readSecrets(secretsFile);

const postgres = {
  urlOf: (which: 0 | 1) => `postgres://postgres:${secrets.postgres}@127.0.0.1:${ports.postgres[which]}/postgres`,
  program: () => ({ program: 'postgres', args: [], cwd: '/site' }),
  endpoint: () => ({ host: '127.0.0.1', port: 1 }),
};
const programs = new SystemPrograms(layout, { secrets, postgres, print: () => () => {} });

describe('the whole system on one machine', () => {
  it('has a port for everything that listens, and none twice', () => {
    const all = Object.values(ports).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(Math.min(...all)).toBe(9000);
  });

  it('has services that share database, replica, keys and limits, each with a folder of its own', () => {
    const [one, other] = TWICE.map((which) => programs.service(which).spec.env);
    for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL', 'REDIS_URL', 'BODY_KEY', 'DATA_KEYS', 'S3_BUCKET'])
      expect(other?.[name]).toBe(one?.[name]);
    expect(one?.['DATABASE_URL']).not.toBe(one?.['DATABASE_REPLICA_URL']);
    for (const name of ['DATA_DIR', 'API_LISTEN', 'METRICS_PORT']) expect(other?.[name]).not.toBe(one?.[name]);
    // What several services share is migrated by nobody but the command.
    expect(one?.['MIGRATE_ON_START']).toBe('false');
  });

  it('has web processes with releases of their own, which ask whichever service is there', () => {
    const [one, other] = TWICE.map((which) => programs.web(which).spec.env);
    expect(one?.['DATA_DIR']).toBe(programs.depot(0).spec.env['DATA_DIR']);
    expect(one?.['DATA_DIR']).not.toBe(other?.['DATA_DIR']);
    expect(one?.['API_URL']).toBe(`http://127.0.0.1:${ports.balancer}`);
    expect(one?.['FORM_STATE_KEY']).toBe(other?.['FORM_STATE_KEY']);
  });

  it('keeps its secrets from one start to the next', () => {
    expect(readSecrets(secretsFile)).toEqual(secrets);
    expect(Buffer.from(secrets.formStateKey, 'base64')).toHaveLength(32);
  });
});

describe('nginx of the system', () => {
  it('is the recipe of the edge with the ports and folders of the system', () => {
    const recipe = edgeRecipe(layout, '/site/edge-1');
    for (const port of ports.web) expect(recipe).toContain(`server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`);
    expect(recipe).toContain(`listen 127.0.0.1:${ports.edge} ssl http2 reuseport;`);
    expect(recipe).not.toMatch(/127\.0\.0\.1:80\d\d|\/etc\/nginx\/site|\/var\/cache/);
  });

  it('is the recipe in front of two services with theirs', () => {
    const recipe = balancerRecipe(layout);
    for (const port of ports.service) expect(recipe).toContain(`server 127.0.0.1:${port} `);
    expect(recipe).not.toContain('127.0.0.1:818');
  });

  it('is refused where a recipe no longer says what has to be changed', () => {
    expect(() => adapted('listen 443;', [['listen 80;', 'listen 8080;']])).toThrow('does not say listen 80;');
  });
});
