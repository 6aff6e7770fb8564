import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Holding } from './holding.tsx';

const holders = [
  { name: 'Group', share: 50 },
  { name: 'Partner', share: 40 },
  { name: 'Trading', share: 10, note: 'Exports' },
];

// Spec C14.
describe('who holds a company', () => {
  const html = renderToStaticMarkup(<Holding company="Heyuan" holders={holders} />);

  it('is a list that can be read without the bar', () => {
    const items = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) => item.replaceAll(/<[^>]+>/g, ' '));
    expect(items.map((item) => item.replaceAll(/\s+/g, ' ').trim())).toEqual([
      '50 % Group',
      '40 % Partner',
      '10 % Trading Exports',
    ]);
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
  });

  it('divides the bar as the shares are divided', () => {
    const parts = [...html.matchAll(/x="(\d+)" width="(\d+)"/g)].map((part) => part.slice(1).map(Number));
    expect(parts).toEqual([
      [0, 50],
      [50, 40],
      [90, 10],
    ]);
  });
});
