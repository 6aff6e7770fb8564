import { describe, expect, it } from 'vitest';
import { documentProblems, linkProblems, slugOf } from './links.ts';

const FILES = new Map([
  ['README.md', '# Site\n\n## Two commands'],
  ['docs/api.md', '# The service'],
  ['docs/decisions/0001-a.md', '# 0001 A decision: why?'],
]);
const tree = {
  has: (path: string) => FILES.has(path) || [...FILES.keys()].some((file) => file.startsWith(`${path}/`)),
  read: (path: string) => FILES.get(path) ?? '',
};
const problems = (text: string, file = 'docs/api.md') => linkProblems({ file, text }, tree);

describe('a link of a document', () => {
  it.each([
    '[home](../README.md)',
    '[decisions](decisions)',
    '[one](decisions/0001-a.md#0001-a-decision-why)',
    '[commands](../README.md#two-commands)',
    '[here](#the-service)',
    '[out](https://example.com/a.md)',
    '[write](mailto:a@example.com)',
    '[titled](../README.md "Site")',
  ])('may lead to something: %s', (text) => expect(problems(text)).toEqual([]));

  it('leads to a file', () => {
    expect(problems('\n[gone](gone.md)')).toEqual(['docs/api.md:2: gone.md leads nowhere']);
    expect(problems('[gone]: decisions/0002-b.md')).toHaveLength(1);
    expect(problems('[wrong from here](docs/api.md)')).toHaveLength(1);
  });

  it('leads to a heading', () => {
    expect(problems('[gone](../README.md#three-commands)')).toEqual([
      'docs/api.md:1: ../README.md#three-commands: no such heading',
    ]);
  });

  it('is none in code', () => {
    expect(problems('`[a](gone.md)`\n\n```md\n[a](gone.md)\n```\n')).toEqual([]);
  });

  it('names headings as they are linked to', () => {
    expect(slugOf('A `call`: who may?')).toBe('a-call-who-may');
  });
});

describe('a document that code names', () => {
  it('is here', () => {
    expect(documentProblems({ file: 'api/src/a.ts', text: '// See docs/decisions/0001-a.md.' }, tree)).toEqual([]);
    expect(documentProblems({ file: 'api/src/a.ts', text: '\n// See docs/asvs.md.' }, tree)).toEqual([
      'api/src/a.ts:2: there is no docs/asvs.md',
    ]);
    expect(documentProblems({ file: 'a.ts', text: 'https://x.example/docs/gone.md' }, tree)).toEqual([]);
  });
});
