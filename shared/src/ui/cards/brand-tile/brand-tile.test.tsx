import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrandTile } from './brand-tile.tsx';

it('a brand is one link, named by the brand, under its own lines', () => {
  const tile = (brand: string) =>
    renderToStaticMarkup(<BrandTile brand={brand} name="Yaoxing" kind="New energy" href="/brand" current />);
  expect(tile('yaoxing').match(/<a /g)).toHaveLength(1);
  expect(tile('yaoxing')).toContain('aria-current="page"');
  expect(tile('yaoxing')).not.toBe(tile('lingye'));
});
