import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { IMAGES, NEVER_OPENED, NOT_RUN, PROGRAMS, type ImageName } from './images.ts';

const ROOT = join(import.meta.dirname, '../..');
const names = Object.keys(IMAGES) as ImageName[];
const recipeOf = (name: ImageName) => readFileSync(join(import.meta.dirname, `${name}.containerfile`), 'utf8');
const listed = (text: string, word: string) =>
  JSON.parse(new RegExp(`^${word} (\\[.*\\])$`, 'm').exec(text)?.[1] ?? '[]') as string[];

describe.each(names)('the image of %s', (name) => {
  it('is made from nothing, for a user who is nobody, without a shell', () => {
    const recipe = recipeOf(name);
    expect(recipe).toMatch(/^FROM scratch$/m);
    expect(recipe).toMatch(/^USER 65532:65532$/m);
    expect(recipe).not.toMatch(/^RUN /m);
    expect(listed(recipe, 'ENTRYPOINT')[0]).toBe('/usr/bin/node');
  });

  it('starts a program that it has', () => {
    const recipe = recipeOf(name);
    const program =
      [...listed(recipe, 'ENTRYPOINT'), ...listed(recipe, 'CMD')].find((word) => word.endsWith('.ts')) ?? '';
    expect(existsSync(join(ROOT, program))).toBe(true);
    expect(IMAGES[name].folders.filter((folder) => program.startsWith(`${folder}/`))).toHaveLength(1);
  });

  it('has every folder that its packages need of the repository', () => {
    const packages = IMAGES[name].folders.filter((folder) => existsSync(join(ROOT, folder, 'package.json')));
    const wanted = packages.flatMap((folder) => {
      const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
        dependencies?: Record<string, string>;
      };
      return Object.entries(dependencies).flatMap(([one, version]) => (version.startsWith('workspace:') ? one : []));
    });
    expect(IMAGES[name].folders).toEqual(expect.arrayContaining(wanted));
  });
});

describe('an image', () => {
  it.each([
    'usr/sbin/nologin',
    'usr/share/man/man1/x.gz',
    'etc/ld.so.conf',
    'usr/lib/x86_64-linux-gnu/gconv/UTF-16.so',
    'lib/systemd/system/fstrim.timer',
  ])('has no %s of Debian', (path) => expect(NEVER_OPENED.test(path)).toBe(true));

  it.each([
    'usr/lib/x86_64-linux-gnu/libc.so.6',
    'lib/x86_64-linux-gnu/libc.so.6',
    'lib64/ld-linux-x86-64.so.2',
    'usr/share/doc/libc6/copyright',
    'usr/bin/setpriv',
    'usr/sbin/nginx',
  ])('has %s of Debian', (path) => expect(NEVER_OPENED.test(path) || PROGRAMS.test(path)).toBe(false));

  it.each(['bin/sh', 'usr/bin/nsenter', 'bin/mount'])('has no program %s', (path) =>
    expect(PROGRAMS.test(path)).toBe(true),
  );

  it('has what runs, and no tests', () => {
    expect(NOT_RUN.test('api/src/server.ts')).toBe(false);
    expect(NOT_RUN.test('api/testing/service.ts')).toBe(true);
    expect(NOT_RUN.test('api/src/app.test.ts')).toBe(true);
  });
});
