/** The root of an image: the libraries of Node from Debian's packages, one user, and nothing that starts a shell. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { NEVER_OPENED, PROGRAMS } from './images.ts';

const NODE = join(import.meta.dirname, '../../.toolchain/bin/node');
const USER = 'site:x:65532:65532:site:/data:/usr/sbin/nologin\n';

interface RootOptions {
  folder: string;
  /** Of Debian. */
  packages: readonly string[];
  /** Where packages are kept that were fetched. */
  cache: string;
}

function unpack(name: string, cache: string): string {
  const unpacked = join(cache, name);
  if (existsSync(unpacked)) return unpacked;
  mkdirSync(cache, { recursive: true });
  // apt checks the signature of the list and the hash of the file.
  execFileSync('apt-get', ['download', name], { cwd: cache, stdio: 'ignore' });
  const file = readdirSync(cache).find((entry) => entry.startsWith(`${name}_`) && entry.endsWith('.deb'));
  if (file === undefined) throw new Error(`Debian has no package ${name}`);
  execFileSync('dpkg-deb', ['-x', join(cache, file), unpacked]);
  return unpacked;
}

const isLeftOut = (path: string) => NEVER_OPENED.test(path) || PROGRAMS.test(path);

export function layOutRoot({ folder, packages, cache }: RootOptions): void {
  for (const name of packages) {
    const from = unpack(name, cache);
    for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
      const source = join(from, path);
      const kind = lstatSync(source);
      if (kind.isDirectory() || isLeftOut(path)) continue;
      // Everything below usr, as an installed Debian has it.
      const target = join(folder, path.startsWith('usr/') ? path : join('usr', path));
      mkdirSync(dirname(target), { recursive: true });
      if (kind.isSymbolicLink()) symlinkSync(readlinkSync(source).replace(/^\/lib\//, '/usr/lib/'), target);
      else cpSync(source, target);
    }
  }
  for (const name of ['lib', 'lib64', 'bin']) symlinkSync(`usr/${name}`, join(folder, name));
  mkdirSync(join(folder, 'usr/bin'), { recursive: true });
  cpSync(realpathSync(NODE), join(folder, 'usr/bin/node'));
  chmodSync(join(folder, 'usr/bin/node'), 0o755);
  for (const name of ['data', 'tmp', 'etc']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'etc/passwd'), USER);
  writeFileSync(join(folder, 'etc/group'), 'site:x:65532:\n');
  chmodSync(join(folder, 'tmp'), 0o1777);
  rmSync(join(folder, 'usr/share/doc/libc6/changelog'), { force: true });
}
