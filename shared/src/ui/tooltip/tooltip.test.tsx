import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Tooltip } from './tooltip.tsx';

describe('a tooltip', () => {
  it('describes its control', () => {
    const html = renderToStaticMarkup(
      <Tooltip text="12 MB">{(described) => <button {...described}>Download</button>}</Tooltip>,
    );
    const id = /<button aria-describedby="([^"]+)">/.exec(html)?.[1] ?? 'none';
    expect(html).toMatch(new RegExp(`role="tooltip" id="${id}"`));
    expect(html).not.toContain('data-shown');
  });
});
