import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Scene } from './scene.tsx';

const picture = { name: 'studio', width: 1920, height: 1080, widths: [960, 1920], alt: 'A car in a studio' };

// Spec C17.
describe('a scene', () => {
  it('is dark in both themes, as its picture is', () => {
    expect(renderToStaticMarkup(<Scene picture={picture}>In line</Scene>)).toContain('data-ground="night"');
  });

  it('describes its picture and then says its words', () => {
    const html = renderToStaticMarkup(<Scene picture={picture}>In line</Scene>);
    expect(html.indexOf('A car in a studio')).toBeLessThan(html.indexOf('In line'));
  });

  it('is fetched first when it opens the page', () => {
    const opening = renderToStaticMarkup(
      <Scene picture={picture} priority>
        In line
      </Scene>,
    );
    expect(opening).toContain('fetchPriority="high"');
  });
});
