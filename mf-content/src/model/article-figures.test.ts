import { describe, expect, it } from 'vitest';
import { wrapFigures } from './article-figures.ts';

const files = (format: string) =>
  `/cn/media-files/tunnel-480.${format} 480w, /cn/media-files/tunnel-1200.${format} 1200w`;
const picture =
  `<picture><source type="image/avif" srcset="${files('avif')}" sizes="100vw"></source>` +
  `<source type="image/webp" srcset="${files('webp')}" sizes="100vw"></source>` +
  `<img src="/cn/media-files/tunnel-1200.webp" alt="A &quot;quiet&quot; tunnel" width="1920" height="800" loading="lazy" /></picture>`;
const figure = `<figure>${picture}<figcaption>Air &amp; steel</figcaption></figure>`;

describe('the figures in the text of an article', () => {
  it('are known with their files, size, description and caption', () => {
    const { figures } = wrapFigures(`<p>Before</p>${figure}<p>After</p>`, (_figure, _index, inside) => inside);
    expect(figures).toEqual([
      {
        picture: { name: 'tunnel', width: 1920, height: 800, widths: [480, 1200], alt: 'A "quiet" tunnel' },
        caption: 'Air & steel',
      },
    ]);
  });

  it('are wrapped one by one, and everything around them stays', () => {
    const { html } = wrapFigures(`<p>$1</p>${figure}${figure}`, (_figure, at, inside) => `<a id="${at}">${inside}</a>`);
    const wrapped = (at: number) => figure.replace(picture, `<a id="${at}">${picture}</a>`);
    expect(html).toBe(`<p>$1</p>${wrapped(0)}${wrapped(1)}`);
  });

  it('need no caption, and are left alone when they are of another kind', () => {
    expect(wrapFigures(`<figure>${picture}</figure>`, () => 'x').figures[0]?.caption).toBe('');
    const strange = '<figure><picture><img src="/x.svg" alt="" /></picture></figure>';
    expect(wrapFigures(strange, () => 'x')).toEqual({ html: strange, figures: [] });
  });
});
