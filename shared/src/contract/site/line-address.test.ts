import { describe, expect, it } from 'vitest';
import { drawingAt, lineFile } from './line-address.ts';

describe('the address of a drawing', () => {
  it('says all that it is drawn from', () => {
    const drawing = { kind: 'vortex', seed: 'half-year-results' };
    expect(drawingAt(lineFile(drawing) ?? '')).toEqual(drawing);
  });

  it.each(['', 'a/b', '../a', 'ä', 'a b', 'a'.repeat(81)])(
    'is none for "%s", which is drawn where it stands',
    (seed) => {
      expect(lineFile({ kind: 'vortex', seed })).toBeNull();
    },
  );

  it.each(['/cn/lines/0/vortex/a.svg', '/cn/lines/1/vortex/a.png', '/cn/lines/1/vortex/../a.svg', '/cn/lines/1/a.svg'])(
    'is not %s',
    (path) => {
      expect(drawingAt(path)).toBeNull();
    },
  );
});
