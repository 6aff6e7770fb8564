import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { APART, sheetsFor } from './block-styles.ts';

const MODULES = globSync('../{ui,composed}/**/*.module.css', { cwd: import.meta.dirname });

describe('the styles of blocks that few pages have', () => {
  it.each(APART)('%s are one file', (module) => {
    expect(MODULES.filter((file) => file.endsWith(`/${module}.module.css`))).toHaveLength(1);
  });

  it('come with the pages that have such a block, once', () => {
    expect(sheetsFor(['callout', 'people', 'prose', 'prose'])).toEqual([
      'composed-prose',
      'composed-people-block',
      'composed-name-card',
      'composed-autograph',
    ]);
    expect(sheetsFor(['callout', 'tiles', 'articles'])).toEqual([]);
  });
});
