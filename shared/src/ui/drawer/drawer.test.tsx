import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Drawer } from './drawer.tsx';

describe('a drawer', () => {
  it('is a dialog that also closes by a press beside it', () => {
    const html = renderToStaticMarkup(
      <Drawer id="filters" title="Filter pictures" close="Close">
        <p>News</p>
      </Drawer>,
    );
    expect(html).toMatch(/^<dialog id="filters"[^>]*closedby="any"/);
    expect(html).toContain('News');
  });
});
