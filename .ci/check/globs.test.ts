import { describe, expect, it } from 'vitest';
import { alternativesOf, emptyGlobs, globProblems } from './globs.ts';

describe('the globs of configurations', () => {
  it('are looked at one alternative at a time', () => {
    expect(alternativesOf('src/{a,b}.{ts,tsx}')).toEqual(['src/a.ts', 'src/a.tsx', 'src/b.ts', 'src/b.tsx']);
  });

  it('are named when no file answers to them', () => {
    const named = { config: 'lint.json', globs: ['**/*.{ts,css}', 'mf-*/src/door/**'] };
    expect(emptyGlobs(named, ['mf-a/src/page.ts', 'mf-a/src/page.css'])).toEqual([
      'lint.json: no file answers to mf-*/src/door/**',
    ]);
  });

  it('are read from every tool that has some', async () => {
    const found = (await globProblems(process.cwd(), [])).map((line) => line.split(':')[0]);
    expect([...new Set(found)]).toEqual([
      '.oxlintrc.json',
      'stylelint.config.ts',
      'knip.config.ts',
      'knip.production.config.ts',
    ]);
  });
});
