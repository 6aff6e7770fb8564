import { describe, expect, it } from 'vitest';
import { citationProblems, citationsOf } from './citations.ts';

const KNOWN = new Set(['RULE-visitors', 'LIM-visitors', 'G-22', 'SCR-invest-stock', 'M5']);
const problems = (text: string, file = 'api/src/a.ts') => citationProblems({ file, text }, KNOWN);
const cited = (text: string) => citationsOf({ file: 'api/src/a.ts', text }).map(({ id, line }) => `${id}:${line}`);

describe('a citation', () => {
  it('names rules after `spec`', () => {
    expect(cited('/** At most so many (spec RULE-visitors, LIM-visitors, G-22). */')).toEqual([
      'RULE-visitors:1',
      'LIM-visitors:1',
      'G-22:1',
    ]);
    expect(cited('// Spec M5: terms.\n// Spec G-22.')).toEqual(['M5:1', 'G-22:2']);
    expect(problems("it('is sold by nobody (spec SCR-invest-stock)')")).toEqual([]);
  });

  it('goes on in the next line of a comment', () => {
    expect(cited('/**\n * As it must be (spec RULE-visitors,\n * G-22).\n */')).toEqual(['RULE-visitors:2', 'G-22:3']);
    expect(problems(' * (spec RULE-visitors,\n * LIM-visitors)')).toEqual([]);
  });

  it('counts each id where it stands, also twice', () => {
    expect(cited('// spec G-22, M5\n// spec G-22')).toEqual(['G-22:1', 'M5:1', 'G-22:2']);
  });

  it('leads to a rule', () => {
    expect(problems('\n// spec RULE-visitor')).toEqual([
      'api/src/a.ts:2: RULE-visitor is no rule of docs/specification',
    ]);
    expect(problems('// spec G-22, G-220')).toEqual(['api/src/a.ts:1: G-220 is no rule of docs/specification']);
    expect(problems('// spec M6')).toHaveLength(1);
  });

  it('has no other form', () => {
    expect(problems('// see RULE-visitors')).toEqual(['api/src/a.ts:1: cite RULE-visitors as "spec RULE-visitors"']);
    expect(problems('// spec M5 and G-22')).toHaveLength(1);
  });

  it.each([
    'specification §8',
    'product specification',
    'Product specification, part 5',
    'design/quality.md',
    'design/quality §Speed',
    'decision G-22',
    'decisions G-12',
    'decision 8.1',
    'decision table 8.1',
    'decision N8',
    'features C30',
    'feature M5',
  ])('is not written as of old: %s', (text) => {
    expect(problems(`/** So it is (${text}). */`).length).toBeGreaterThan(0);
  });

  it.each([
    'RFC 9110 §14',
    'LANG-1 and log-22, a mug-22',
    'const RULE = G;',
    'the spec says nothing of M5 there',
    'docs/design-system.md',
    'SCR-… and so on',
  ])('is not seen in %s', (text) => {
    expect(problems(`// ${text}`)).toEqual([]);
    expect(cited(`// ${text}`)).toEqual([]);
  });

  it('is not needed where rules are defined', () => {
    expect(problems('- **RULE-visitors** At most spec LIM-visitors.', 'docs/specification/rules.md')).toEqual([]);
    expect(problems('- **RULE-visitors** At most LIM-visitors.', 'docs/specification/rules.md')).toHaveLength(1);
  });

  it('is any id in the map of the specification', () => {
    const map = 'docs/specification/README.md';
    expect(problems('such as `SCR-invest-stock`', map)).toEqual([]);
    expect(problems('such as `SCR-invest-stocks`', map)).toHaveLength(1);
  });
});
