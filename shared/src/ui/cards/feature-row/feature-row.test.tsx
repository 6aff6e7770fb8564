import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FeatureRow, FeatureRows } from './feature-row.tsx';

describe('a row of picture and text', () => {
  it('can be linked to', () => {
    const html = renderToStaticMarkup(
      <FeatureRows>
        <FeatureRow id="welding" media={<i />}>
          <h3>Welded in 71 seconds</h3>
        </FeatureRow>
      </FeatureRows>,
    );
    expect(html).toMatch(/<article[^>]*id="welding"/);
  });

  it('is read picture first, on whichever side the picture stands', () => {
    const html = renderToStaticMarkup(
      <FeatureRow media={<i />}>
        <h3>Welded</h3>
      </FeatureRow>,
    );
    expect(html.indexOf('<i>')).toBeLessThan(html.indexOf('<h3>'));
  });
});
