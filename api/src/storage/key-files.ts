import fs from 'node:fs';
import path from 'node:path';

const OWNER_ONLY = 0o600;

/** The folder of the service's private keys, for its owner only. */
export function keyFolder(dataDir: string): string {
  const folder = path.join(dataDir, 'keys');
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export const keyFiles = (folder: string) => ({
  current: path.join(folder, 'body-current.pem'),
  previous: path.join(folder, 'body-previous.pem'),
});

/** Changes whenever the key in the file does; undefined while there is none. */
export function fileMark(file: string): string | undefined {
  const stat = fs.statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.mtimeNs}`;
}

export function readIfThere(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** Puts a whole file in place of another: nobody ever reads half a key. */
export function replaceFile(file: string, text: string): void {
  fs.renameSync(written(file, text), file);
}

/** Creates the file unless another process was faster. */
export function createFile(file: string, text: string): void {
  const temporary = written(file, text);
  try {
    fs.linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(temporary);
  }
}

function written(file: string, text: string): string {
  const temporary = `${file}.${process.pid}`;
  fs.writeFileSync(temporary, text, { mode: OWNER_ONLY, flush: true });
  return temporary;
}
