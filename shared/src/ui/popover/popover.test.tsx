import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Popover } from './popover.tsx';

describe('a popover', () => {
  it('is opened by its button without script', () => {
    const html = renderToStaticMarkup(
      <Popover id="why" label="Why?">
        Because.
      </Popover>,
    );
    expect(html).toMatch(/<button[^>]*popoverTarget="why"[^>]*>Why\?/i);
    expect(html).toMatch(/id="why" popover="auto">Because\./);
  });
});
