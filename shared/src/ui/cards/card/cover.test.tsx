import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContentCover } from './cover.tsx';

const props = { seed: 'aero-lab', category: 'COL-XWZX-QYDT', sizes: '25vw' };

describe('the cover of a card', () => {
  it('is the picture of the content, silent beside its title', () => {
    const picture = { name: 'hero', width: 1600, height: 900, widths: [480], alt: 'A car' };
    const html = renderToStaticMarkup(<ContentCover {...props} picture={picture} />);
    expect(html).toContain('<picture>');
    expect(html).toContain('alt=""');
    expect(html).not.toContain('<svg');
  });

  it('is drawn from the content where there is no picture, and hidden from screen readers', () => {
    const html = renderToStaticMarkup(<ContentCover {...props} />);
    expect(html).toContain('<svg');
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toBe(renderToStaticMarkup(<ContentCover {...props} seed="another" />));
  });
});
