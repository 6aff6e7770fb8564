import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { counting } from './counting.ts';
import { CountingStats, Stats } from './stats.tsx';

const stats = [{ name: 'Sold in October', value: '187,420', unit: 'vehicles', footnote: 'Group, November 2026' }];

// Spec C16.
describe('key figures', () => {
  it('say name, number, unit and source, in this order', () => {
    const text = renderToStaticMarkup(<Stats stats={stats} />).replaceAll(/<[^>]+>/g, '|');
    expect(text.replaceAll(/\|+/g, '|')).toBe('|Sold in October|187,420|vehicles|Group, November 2026|');
  });

  it('are all a step smaller beside one that is too long for the largest size', () => {
    const classOf = (value: string) => {
      const few = [{ name: 'Sold', value }, ...stats];
      return /class="[^"]+"/.exec(renderToStaticMarkup(<Stats stats={few} size="large" />))?.[0];
    };
    expect(classOf('1,870,578')).not.toBe(classOf('51.3'));
    expect(classOf('2,750')).toBe(classOf('51.3'));
  });

  it('are complete in the HTML although they count up later', () => {
    const html = renderToStaticMarkup(<CountingStats stats={stats} />);
    expect(html).toContain('187,420');
    expect(html).not.toContain('aria-busy');
  });
});

describe('a figure on its way up', () => {
  it('keeps its grouping, its decimals and what stands around it', () => {
    expect(counting('187,420', 0.5)).toBe('93,710');
    expect(counting('0.208', 0.5)).toBe('0.104');
    expect(counting('≈2.06万', 0.5)).toBe('≈1.03万');
    expect(counting('2060000', 0.1)).toBe('206000');
  });

  it('begins at nothing and ends exactly at the written value', () => {
    expect(counting('1,024', 0)).toBe('0');
    expect(counting('1,024', 1)).toBe('1,024');
    expect(counting('1,024', 1.2)).toBe('1,024');
  });

  it('leaves words alone', () => {
    expect(counting('A+H', 0.3)).toBe('A+H');
  });
});
