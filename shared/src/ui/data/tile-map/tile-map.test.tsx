import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { placeOf, PROVINCE_CODES } from '../../../contract/invest/provinces.ts';
import { TileMap } from './tile-map.tsx';

// Spec R-1.
describe('the grid of provinces', () => {
  it('holds all 34 divisions, each on a tile of its own', () => {
    expect(PROVINCE_CODES).toHaveLength(34);
    const places = PROVINCE_CODES.map((code) => `${placeOf(code).column}/${placeOf(code).row}`);
    expect(new Set(places).size).toBe(34);
  });

  it('is a list of names and values', () => {
    const html = renderToStaticMarkup(
      <TileMap label="Plants" tiles={[{ code: 'GD', name: 'Guangdong', value: '6', strength: 3, href: '/gd' }]} />,
    );
    expect(html).toMatch(/<ul[^>]*aria-label="Plants"><li[^>]*><a [^>]*href="\/gd">Guangdong<\/a><span[^>]*>6/);
  });
});
