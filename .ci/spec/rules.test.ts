import { describe, expect, it } from 'vitest';
import { ruleProblems, rulesOf } from './rules.ts';

const limits = (...lines: string[]) => ({
  file: 'docs/specification/limits.md',
  text: ['# Limits', ...lines].join('\n'),
});

describe('the rules of the specification', () => {
  it('stand one to a line, each with its id', () => {
    expect(rulesOf(limits('', '- **LIM-qr** 120 px wide.', 'Words around it.'))).toEqual([
      { id: 'LIM-qr', file: 'docs/specification/limits.md', line: 3, text: '120 px wide.' },
    ]);
    expect(ruleProblems([limits('- **LIM-qr** 120 px wide.')])).toEqual([]);
  });

  it('have an id each of its own', () => {
    expect(ruleProblems([limits('- **LIM-qr** 120 px.', '- **LIM-qr** 240 px.')])).toEqual([
      'docs/specification/limits.md:3: LIM-qr is defined in docs/specification/limits.md:2 already',
    ]);
  });

  it('stand in the file of their kind', () => {
    expect(ruleProblems([limits('- **SCR-home** The home page.')])).toEqual([
      'docs/specification/limits.md:2: SCR-home is not an id of this file',
    ]);
    expect(ruleProblems([{ file: 'docs/specification/notes.md', text: '' }])).toHaveLength(1);
  });

  it('are not lost among other lists', () => {
    expect(ruleProblems([limits('- LIM-qr: 120 px.')])).toEqual([
      'docs/specification/limits.md:2: not a rule; write "- **ID** what it says"',
    ]);
  });
});
