import { describe, expect, it } from 'vitest';
import { recordCitationProblems, recordProblems } from './records.ts';

const LIST = '| 0001 | [One](0001-one.md) | holds |\n| 0002 | [Two](0002-two.md) | holds |';

describe('the records of decisions', () => {
  it('have a number each and stand in the list', () => {
    expect(recordProblems(['0001-one.md', '0002-two.md'], LIST)).toEqual([]);
    expect(recordProblems(['0001-one.md', '0003-three.md'], LIST)).toEqual([
      'docs/decisions/0003-three.md: not in the list of docs/decisions/README.md',
    ]);
    expect(recordProblems(['0001-one.md', '0001-two.md'], `${LIST}(0001-two.md)`)).toEqual([
      'docs/decisions/0001-two.md: 0001 is the number of 0001-one.md already',
    ]);
    expect(recordProblems(['Two.md'], LIST)).toHaveLength(1);
  });

  it('are there when they are cited', () => {
    const cite = (text: string) => recordCitationProblems({ file: 'a.ts', text }, ['0001-one.md']);
    expect(cite('// decision record 0001')).toEqual([]);
    expect(cite('\n// decision record 0011')).toEqual(['a.ts:2: there is no decision record 0011']);
    expect(cite('// as decided (decision 0011)')).toHaveLength(1);
    expect(cite('// see docs/decisions/0011')).toHaveLength(1);
    expect(cite('// see docs/decisions/0001, decisions 0001')).toEqual([]);
  });
});
