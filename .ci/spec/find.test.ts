import { describe, expect, it } from 'vitest';
import { found, uncited } from './find.ts';

const rule = (id: string, text: string) => ({ id, text, file: 'docs/specification/limits.md', line: 1 });
const RULES = [
  rule('LIM-qr', 'QR codes are 120 px wide.'),
  rule('LIM-qr-size', 'Another.'),
  rule('LIM-home', 'Six items.'),
];

describe('a rule', () => {
  it('is found by its id alone, or by words', () => {
    expect(found(RULES, 'LIM-qr').map(({ id }) => id)).toEqual(['LIM-qr']);
    expect(found(RULES, 'qr').map(({ id }) => id)).toEqual(['LIM-qr', 'LIM-qr-size']);
    expect(found(RULES, 'six ITEMS').map(({ id }) => id)).toEqual(['LIM-home']);
    expect(found(RULES, 'wide codes').map(({ id }) => id)).toEqual(['LIM-qr']);
    expect(found(RULES, 'ide')).toEqual([]);
    expect(found(RULES, 'nothing')).toEqual([]);
  });

  it('that only the specification cites is cited by nobody', () => {
    const citations = [
      { id: 'LIM-qr', file: 'shared/src/ui/qr-code.tsx', line: 1 },
      { id: 'LIM-home', file: 'docs/specification/screens.md', line: 1 },
    ];
    expect(uncited(RULES, citations).map(({ id }) => id)).toEqual(['LIM-qr-size', 'LIM-home']);
  });
});
