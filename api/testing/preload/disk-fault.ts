import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded with `--import` into a service under test: gives its database a fault of the disk while the file `DISK_FAULT` is there.
 * What it says is the fault: `full` (every write fails as on a full disk) or `end` (the thread ends at its next write).
 */

// oxlint-disable-next-line node/no-process-env -- how a test tells its child
const file = process.env['DISK_FAULT'] ?? '';
const write = fs.writeSync;

function fail(fault: string): never {
  if (fault === 'end') process.exit(9);
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'write',
  });
}

if (!isMainThread) {
  // The engine's file system calls it with whatever overload suits it.
  fs.writeSync = ((...args: Parameters<typeof write>) => {
    const fault = args[0] > 2 && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    return fault === '' ? write(...args) : fail(fault);
  }) as typeof write;
  syncBuiltinESMExports();
}
