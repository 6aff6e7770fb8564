import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Skeleton } from './skeleton.tsx';

describe('a skeleton', () => {
  it('says once what is on its way and hides its shapes', () => {
    const html = renderToStaticMarkup(<Skeleton label="Loading the article" count={4} />);
    expect(html).toMatch(/^<div role="status"><span class="visually-hidden">Loading the article<\/span>/);
    expect(html.match(/class="part"/g)).toHaveLength(4);
    expect(html).toContain('aria-hidden="true"');
  });
});
