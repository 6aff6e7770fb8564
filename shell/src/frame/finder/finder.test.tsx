import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '../testing/brands.ts';
import { sayIn } from '../testing/say.ts';
import { chosenIn, type FinderChoice } from './finder-choice.ts';
import { Finder } from './finder.tsx';

const hrefOf = ({ brand, type }: FinderChoice) => `/cn/en/brand?brand=${brand}${type === '' ? '' : `&type=${type}`}`;

const finder = (query: Record<string, string> = {}, lang: 'cn' | 'en' = 'en') =>
  renderToStaticMarkup(<Finder brands={BRANDS} chosen={chosenIn(BRANDS, query)} hrefOf={hrefOf} say={sayIn(lang)} />);

describe('the finder', () => {
  it('is named in both languages', () => {
    expect(finder()).toContain('Find your intended model');
    expect(finder({}, 'cn')).toContain('查找意向车型');
  });

  it('leads from brands to body types to vehicles by links that work without a script', () => {
    expect(finder()).toContain('href="/cn/en/brand?brand=yaoxing"');
    expect(finder()).toContain('href="/cn/en/brand?brand=chenyue&amp;type=sedan"');
    expect(finder()).toContain('href="https://vehicles.example/S7" target="_blank" rel="noopener"');
  });

  it('lists every vehicle of every brand, for phones and readers without a script', () => {
    for (const { vehicles } of BRANDS) for (const { tit } of vehicles) expect(finder()).toContain(`>${tit} <small`);
  });

  it('opens at the choice that the address names, and counts it', () => {
    const html = finder({ brand: 'chenyue', type: 'sedan' });
    expect(html).toContain('Brand chenyue: 2 found</p>');
    expect(html.match(/data-vehicle="[a-z]+" data-off=""/g)).toEqual(['data-vehicle="suv" data-off=""']);
    expect(html).toMatch(/<section data-of="yaoxing" [^>]*data-off=""/);
  });

  it('leads from each brand to all its vehicles', () => {
    expect(finder()).toContain('href="/cn/en/brand?brand=yaoxing">See all on the brand page</a>');
    expect(finder({}, 'cn').match(/在品牌页查看全部/g)).toHaveLength(BRANDS.length);
  });

  it('counts all vehicles of the first brand when the address names nothing', () => {
    expect(finder()).toContain('Brand chenyue: 3 found</p>');
  });
});
