import { describe, expect, it } from 'vitest';
import { panicIn } from './engine-panic.ts';

function message(type: string, text: string): Buffer {
  const body = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}
const fault = (severity: string, words: string) =>
  message('E', `S${severity}\0V${severity}\0C53100\0M${words}\0Fxlog.c\0\0`);
const ready = message('Z', 'I');

describe('the last words of the engine', () => {
  it('are found behind what it sent before', () => {
    const sent = Buffer.concat([message('N', 'SWARNING\0\0'), ready, fault('PANIC', 'No space left on device')]);
    expect(panicIn(new Uint8Array(sent))).toBe('No space left on device');
  });

  it('are none while it only refuses a statement, whatever stands in it', () => {
    expect(panicIn(fault('ERROR', 'no table named PANIC'))).toBeUndefined();
    expect(panicIn(Buffer.concat([message('D', 'VPANIC\0Mx\0'), ready]))).toBeUndefined();
    expect(panicIn(new Uint8Array())).toBeUndefined();
  });
});
