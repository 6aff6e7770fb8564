/**
 * Builds the images of a release with buildah from what is checked out: `node deploy/containers/build.ts [image…] [--twice]`. No
 * registry of images is asked: the libraries come from Debian's packages, Node and the packages from where the lockfile has them.
 * Writes `.cache/containers/<image>.oci.tar` with its bill of materials beside it, prints digest and size, and starts each once.
 * `--twice` builds everything a second time from nothing and fails when a digest differs.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IMAGES, NODE_PACKAGES, NOT_RUN, type Image, type ImageName } from './images.ts';
import { layOutRoot } from './root-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache/containers');
const OWNER = '65532:65532';
const MEGABYTE = 1_000_000;
/** What every image needs of the repository. */
const ALWAYS = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'LICENSE', 'THIRD-PARTY.md'];
const ENVIRONMENT = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot', CI: 'true' };

const run = (program: string, args: readonly string[], cwd = ROOT): string =>
  execFileSync(program, args, {
    cwd,
    env: ENVIRONMENT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e9,
  });

/** Sources as they are committed, and packages as they are locked; nothing that a build leaves behind. */
function layOutSite(folder: string, name: ImageName): void {
  const { folders } = IMAGES[name];
  const tracked = run('git', ['ls-files', '-z', ...ALWAYS, ...folders])
    .split('\0')
    .filter(Boolean);
  const manifests = run('git', ['ls-files', '-z', '*/package.json']).split('\0').filter(Boolean);
  for (const file of new Set([...tracked.filter((path) => !NOT_RUN.test(path)), ...manifests])) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  if (!folders.some((one) => existsSync(join(ROOT, one, 'package.json')))) return;
  const filters = folders.flatMap((one) => ['--filter', `./${one}`]);
  run('pnpm', ['install', '--prod', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', ...filters], folder);
  const bill = join(CACHE, `${name}.sbom.cdx.json`);
  const options = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application', '--prod'];
  run('pnpm', [...filters, 'sbom', ...options, '--out', bill], folder);
  // pnpm writes down when it installed.
  for (const left of [
    'node_modules/.modules.yaml',
    'node_modules/.pnpm-workspace-state-v1.json',
    'node_modules/.cache',
  ])
    rmSync(join(folder, left), { recursive: true, force: true });
}

/** The same bytes for the same files, whoever lays them out and when; what is written while it runs is the user's. */
function pack(folder: string, name: string, own: readonly string[]): void {
  const archive = `${name}.tar`;
  const alike = ['--sort=name', '--mtime=@0', '--numeric-owner', '--format=gnu'];
  const theirs = name === 'root' ? ['data', ...own].map((path) => `./${path}`) : [];
  const without = theirs.map((path) => `--exclude=${path}`);
  run('tar', [...alike, '--owner=0', '--group=0', ...without, '-cf', archive, '-C', name, '.'], folder);
  if (theirs.length > 0)
    run('tar', [...alike, '--owner=65532', '--group=65532', '-rf', archive, '-C', name, ...theirs], folder);
  rmSync(join(folder, name), { recursive: true });
}

/** @returns the digest of the image */
function build(name: ImageName): string {
  const context = join(CACHE, name);
  rmSync(context, { recursive: true, force: true });
  mkdirSync(join(context, 'site'), { recursive: true });
  const { packages, own = [] }: Image = IMAGES[name];
  layOutRoot({
    folder: join(context, 'root'),
    packages: [...NODE_PACKAGES, ...packages],
    cache: join(CACHE, 'packages'),
  });
  for (const path of own) mkdirSync(join(context, 'root', path), { recursive: true });
  // nginx includes it from the start.
  if (name === 'edge') cpSync(join(ROOT, 'deploy/edge/version.conf'), join(context, 'root/run/site/version.conf'));
  layOutSite(join(context, 'site'), name);
  for (const part of ['root', 'site']) pack(context, part, own);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'shell/package.json'), 'utf8')) as { version?: string };
  const labels = {
    title: `site-${name}`,
    version: version ?? '0.0.0',
    revision: run('git', ['rev-parse', 'HEAD']).trim(),
    licenses: 'MIT',
    description: `Website of Chenyue Automobile Group: ${name}`,
  };
  const marks = Object.entries(labels).flatMap(([key, value]) => [
    '--label',
    `org.opencontainers.image.${key}=${value}`,
  ]);
  const file = join(import.meta.dirname, `${name}.containerfile`);
  // The same moment for everything in it: a second build has the same digest.
  run('buildah', [
    'build',
    '--timestamp',
    '0',
    '--identity-label=false',
    '--no-cache',
    '-f',
    file,
    '-t',
    `site-${name}`,
    ...marks,
    context,
  ]);
  const archive = join(CACHE, `${name}.oci.tar`);
  rmSync(archive, { force: true });
  const digestFile = join(CACHE, `${name}.digest`);
  run('buildah', ['push', '--digestfile', digestFile, `site-${name}`, `oci-archive:${archive}:site-${name}`]);
  return readFileSync(digestFile, 'utf8').trim();
}

/** Starts the program of the image once, as the user of the image. */
function smoke(name: ImageName): string {
  const container = run('buildah', ['from', `site-${name}`]).trim();
  try {
    return run('buildah', ['run', '--user', OWNER, container, '--', '/usr/bin/node', ...IMAGES[name].smoke]);
  } finally {
    run('buildah', ['rm', container]);
  }
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--')) as ImageName[];
const isTwice = process.argv.includes('--twice');
mkdirSync(CACHE, { recursive: true });
for (const name of wanted.length > 0 ? wanted : (Object.keys(IMAGES) as ImageName[])) {
  const digest = build(name);
  const size = statSync(join(CACHE, `${name}.oci.tar`)).size / MEGABYTE;
  console.log(`site-${name} ${digest} ${size.toFixed(0)} MB`);
  smoke(name);
  if (!isTwice) continue;
  const again = build(name);
  if (again !== digest) throw new Error(`site-${name} is ${again} when it is built again`);
  console.log(`site-${name} has the same digest when it is built again`);
}
