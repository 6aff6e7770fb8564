import { RATE, type Stereo } from './signal.ts';

const HEADER = 44;
const BYTES = 4;
const FLOAT = 3;

/** A WAV file in memory: two channels of 32-bit floats, so that nothing is rounded before it is encoded. */
export function wavOf({ left, right }: Stereo): Buffer {
  const size = left.length * 2 * BYTES;
  const file = Buffer.alloc(HEADER + size);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER - 8 + size, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(FLOAT, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2 * BYTES, 28);
  file.writeUInt16LE(2 * BYTES, 32);
  file.writeUInt16LE(8 * BYTES, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(size, 40);
  for (let i = 0; i < left.length; i += 1) {
    file.writeFloatLE(left[i], HEADER + i * 2 * BYTES);
    file.writeFloatLE(right[i], HEADER + i * 2 * BYTES + BYTES);
  }
  return file;
}
