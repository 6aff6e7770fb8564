import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SERVICE_KEYS, WEB_KEYS } from '../../shared/src/contract/settings/programs.ts';

interface Container {
  name: string;
  image: string;
  args?: string[];
  securityContext?: object;
  resources?: { limits?: { memory?: string } };
  volumeMounts: { name: string; mountPath: string }[];
  readinessProbe?: { httpGet: { path: string } };
  livenessProbe?: { httpGet: { path: string } };
}
interface PodSpec {
  automountServiceAccountToken?: boolean;
  securityContext?: object;
  containers: Container[];
  volumes: { name: string }[];
}
interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: { template?: { spec: PodSpec }; jobTemplate?: { spec: { template: { spec: PodSpec } } } };
}
interface Kustomization {
  resources: string[];
  configMapGenerator: { name: string; literals: string[] }[];
}

const FOLDER = import.meta.dirname;
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const kustomization = parse(textOf('kustomization.yaml')) as Kustomization;
const resources = kustomization.resources.flatMap((name) =>
  parseAllDocuments(textOf(name)).map((document) => document.toJS() as Resource),
);
const named = resources.map((resource) => ({ name: `${resource.kind} ${resource.metadata.name}`, resource }));
const pods = named.flatMap(({ name, resource: { spec } }) => {
  const pod = spec.template?.spec ?? spec.jobTemplate?.spec.template.spec;
  return pod ? [{ name, pod }] : [];
});
const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;

/** Throws for what the API of Kubernetes does not take: a field of another type, or one that is missing; it passes over unknown ones, as its schemas do. */
async function validate({ apiVersion, kind, ...rest }: Resource): Promise<void> {
  const module = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<
    string,
    new (data: object) => { validate(): void }
  >;
  const Model = module[kind];
  if (!Model) throw new Error(`there is no ${kind} in ${apiVersion}`);
  new Model(rest).validate();
}

describe('the base for Kubernetes', () => {
  it('is made of every file beside it', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
    expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
    expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
  });

  it.each(named)('$name is what its API takes', async ({ resource }) => {
    await expect(validate(resource)).resolves.toBeUndefined();
  });

  it.each([
    [{ replicas: 'two' }, 'replicas'],
    [{ selector: undefined }, 'selector'],
  ])('would be refused with %o', async (change, message) => {
    const deployment = named.find(({ resource }) => resource.kind === 'Deployment');
    const changed = structuredClone(deployment?.resource) as Resource;
    Object.assign(changed.spec, change);
    await expect(validate(changed)).rejects.toThrow(message);
  });

  it.each(pods)('$name runs as nobody, writes nothing but its volumes, and ends within its memory', ({ pod }) => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 65_532, seccompProfile: { type: 'RuntimeDefault' } },
    });
    const volumes = pod.volumes.map(({ name }) => name);
    for (const container of pod.containers) {
      expect(container).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: { limits: { memory: expect.stringMatching(/^\d+[MG]i$/) as string } },
      });
      expect(volumes).toEqual(expect.arrayContaining(container.volumeMounts.map(({ name }) => name)));
    }
  });

  it('asks its programs what they answer, and gives them settings that they have', () => {
    const probes = pods
      .flatMap(({ pod }) => pod.containers)
      .flatMap(({ readinessProbe }) => readinessProbe?.httpGet.path ?? []);
    expect(probes).toEqual(['/health/ready', '/health/ready']);
    const known = new Set<string>([...SERVICE_KEYS, ...WEB_KEYS]);
    const given = kustomization.configMapGenerator.flatMap(({ literals }) =>
      literals.map((text) => text.split('=')[0] ?? ''),
    );
    expect(given.filter((name) => !known.has(name))).toEqual([]);
  });

  it.skipIf(!hasKubectl)('is put together by kustomize', () => {
    const { status, stdout } = spawnSync('kubectl', ['kustomize', FOLDER], { encoding: 'utf8' });
    expect(status).toBe(0);
    // Generated names are put in where they are used.
    expect(stdout).toMatch(/name: site-web-[0-9a-z]{10}\n\s+- secretRef/);
  });
});
