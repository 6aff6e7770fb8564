import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toneOf } from '../../media/line-field/streamline.ts';
import { ContentCover } from './cover.tsx';

const SEEDS = Array.from('abcdefghijkl');
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
    const light = SEEDS.filter((seed) => toneOf(seed) === 'light');
    const [html, other] = light.map((seed) => renderToStaticMarkup(<ContentCover {...props} seed={seed} />));
    expect(html).toContain('<svg');
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toBe(other);
  });

  it('is a file of its own on a dark ground, so that no page brings it along', () => {
    const seed = SEEDS.find((each) => toneOf(each) === 'deep') ?? '';
    const html = renderToStaticMarkup(<ContentCover {...props} seed={seed} />);
    expect(html).toContain(`<img src="/cn/lines/1/laminar/${seed}.svg" alt="" loading="lazy"/>`);
    expect(html).not.toContain('<svg');
    expect(renderToStaticMarkup(<ContentCover {...props} seed={`${seed} in words`} />)).toMatch(/<(svg|img)/);
  });
});
