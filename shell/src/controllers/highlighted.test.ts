import { describe, expect, it } from 'vitest';
import { openWindow } from '../testing/open-window.ts';
import { highlighted, wordMarks } from './highlighted.ts';

const shown = (nodes: readonly (string | Node)[]) =>
  nodes.map((node) => (typeof node === 'string' ? node : `>${node.textContent ?? ''}<`));

describe('what is suggested', () => {
  it.each([
    ['Wind tunnel', 'wind', ['>Wind<', ' tunnel']],
    ['风阻系数', '风', ['>风<', '阻系数']],
    ['drag of the wind', 'wind', ['drag of the ', '>wind<']],
    ['S1', 'wind', ['S1']],
    ['S1', '', ['S1']],
  ])('%s shows what was typed: %s', (text, keyword, parts) => {
    openWindow({ html: '' });
    expect(shown(highlighted(text, wordMarks(text, keyword)))).toEqual(parts);
  });

  it('shows every place that the service found, and is never HTML', () => {
    openWindow({ html: '' });
    expect(
      shown(
        highlighted('<b>Chenyue</b> S5', [
          [3, 4],
          [15, 2],
        ]),
      ),
    ).toEqual(['<b>', '>Chen<', 'yue</b> ', '>S5<']);
  });
});
