/** A backup that cannot be made, read or put back; the message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
