import { describe, expect, it } from 'vitest';
import { alternativesOf, emptyPatterns } from './patterns.ts';

describe('the patterns of rules', () => {
  it('are looked at one alternative at a time', () => {
    expect(alternativesOf('^shared/(ui|http)/')).toEqual(['^shared/ui/', '^shared/http/']);
    expect(alternativesOf('^a/|^b/')).toEqual(['^a/', '^b/']);
    expect(alternativesOf('(^|/)testing/')).toEqual(['testing/']);
  });

  it('are empty when nothing answers to one of them', () => {
    const names = ['shared/ui/form/button.tsx', 'api/src/app.ts'];
    expect(emptyPatterns(['^shared/(ui|http)/', '^api/'], names)).toEqual(['^shared/http/']);
    expect(emptyPatterns(['^shared/$1/'], names)).toEqual([]);
  });
});
