import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { faultText, placeOf } from './fault-text.ts';

const at = (place: string) =>
  `TypeError: no stock\n    at loadStock (${place})\n    at async answer (file:///srv/main.ts:9:1)`;

test.each([
  [
    'webpack://mf_invest/src/pages/stock/stock.load.ts:3:9',
    { file: 'mf-invest/src/pages/stock/stock.load.ts', line: 3 },
  ],
  ['webpack://mf_invest/./src/paths.ts?1a2b:12:1', { file: 'mf-invest/src/paths.ts', line: 12 }],
  ['webpack://mf_invest/../shared/src/ui/card.tsx:7:2', { file: 'shared/src/ui/card.tsx', line: 7 }],
  ['/srv/section.cjs:1033:2', null],
])('a stack that says %s leads to the source', (place, found) => {
  expect(placeOf(at(place))).toEqual(found);
});

function fault(place: string): Error {
  return Object.assign(new Error('no stock'), { stack: at(place) });
}

test('what is shown is the message, the place and the lines around', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'fault-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const rootOf = (folder: string) => (folder === 'mf-invest' ? root : '/nowhere');
  mkdirSync(path.join(root, 'mf-invest/src'), { recursive: true });
  writeFileSync(path.join(root, 'mf-invest/src/a.ts'), 'one\ntwo\nthree\nfour\nfive\nsix\nseven\n');
  expect(faultText(rootOf, fault('webpack://mf_invest/src/a.ts:5:1'))).toBe(
    `no stock

mf-invest/src/a.ts:5
     2 | two
     3 | three
     4 | four
>    5 | five
     6 | six
     7 | seven
     8 | `,
  );
  expect(faultText(rootOf, fault('webpack://mf_invest/src/gone.ts:5:1'))).toBe('no stock\n\nmf-invest/src/gone.ts:5');
  expect(faultText(rootOf, 'a word')).toContain('a word');
});
