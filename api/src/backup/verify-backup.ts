import { BackupError } from './backup-error.ts';
import { measureFile, readManifest, readTable, type Manifest } from './backup-folder.ts';
import { RowsDigest } from './rows-digest.ts';

/**
 * Reads the whole backup and compares it with what was in the database when it was made. Needs neither a database nor keys.
 * @throws {BackupError} that names what is damaged
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const { manifest } = readManifest(folder);
  for (const { name, rows, digest } of manifest.tables) {
    const found = new RowsDigest();
    for await (const line of readTable(folder, name)) found.add(line);
    if (found.rows !== rows || found.text !== digest)
      throw new BackupError(`Rows of ${name} in ${folder} are not those of ${manifest.takenAt}. Take another backup.`);
  }
  for (const file of manifest.files) {
    const found = await measureFile(folder, file.key);
    if (found.bytes !== file.bytes || found.sha256 !== file.sha256)
      throw new BackupError(`The file ${file.key} in ${folder} was changed. Take another backup.`);
  }
  return manifest;
}
