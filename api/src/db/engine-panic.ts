/*
 * Why the engine ended, in its own words. It tells its last client in the protocol's error message (PostgreSQL 18, 54.8) and is
 * dead afterwards, but answers the next ones with nonsense or never.
 */

const ERROR_RESPONSE = 'E'.charCodeAt(0);
/** A type byte and a length, which counts itself. */
const HEADER = 5;

/** The message of the PANIC among what the engine has sent; undefined when it is well. */
export function panicIn(sent: Uint8Array): string | undefined {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  for (let at = 0; at + HEADER <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
    if (bytes[at] !== ERROR_RESPONSE) continue;
    const fields = fieldsOf(bytes.toString('utf8', at + HEADER, at + 1 + bytes.readUInt32BE(at + 1)));
    if (fields.get('V') === 'PANIC') return fields.get('M') ?? 'PANIC';
  }
  return undefined;
}

/** Each field is a letter and a text, ended by a zero byte. */
function fieldsOf(text: string): Map<string, string> {
  return new Map(text.split('\0').map((field) => [field.slice(0, 1), field.slice(1)]));
}
