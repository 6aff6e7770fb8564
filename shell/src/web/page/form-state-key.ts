import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const BYTES = 32;

/**
 * The key of what plain forms led to: the setting, for web processes on several machines, otherwise a file of the data
 * folder, made once and for its owner only. Nothing is lost with it but what visitors are typing just then.
 * @throws Error when the file holds no key
 */
export function openFormStateKey(dataDir: string, setting: string | undefined): Buffer {
  const text = setting ?? fileKey(path.join(dataDir, 'keys'));
  const key = Buffer.from(text, 'base64');
  if (key.length !== BYTES) throw new Error(`keys/form-state.key of ${dataDir} holds no key: remove it`);
  return key;
}

function fileKey(folder: string): string {
  const file = path.join(folder, 'form-state.key');
  if (!fs.existsSync(file)) createKey(folder, file);
  return fs.readFileSync(file, 'utf8');
}

/** Whole or not at all, and never in place of one that another process has made meanwhile. */
function createKey(folder: string, file: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}`;
  fs.writeFileSync(temporary, randomBytes(BYTES).toString('base64'), { mode: 0o600, flush: true });
  try {
    fs.linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(temporary);
  }
}
