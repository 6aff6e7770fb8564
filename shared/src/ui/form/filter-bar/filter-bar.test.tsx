import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FilterBar, FilterChips } from './filter-bar.tsx';

const options = [
  { value: '', name: 'All' },
  { value: 'esg', name: 'Responsibility', count: 12 },
];

describe('the filters of a list', () => {
  it('ask by address, so that they work without script and can be shared', () => {
    const html = renderToStaticMarkup(
      <FilterBar action="/cn/en/csr/list" label="Filter" submit="Show" reset={{ href: '/cn/en/csr/list', name: 'All' }}>
        <FilterChips legend="Kind" name="kind" options={options} chosen={['esg']} />
      </FilterBar>,
    );
    expect(html).toMatch(/^<form[^>]*aria-label="Filter"[^>]*action="\/cn\/en\/csr\/list"/);
    expect(html).not.toContain('method=');
    expect(html).toMatch(/<input[^>]*type="radio" name="kind" checked="" value="esg"/);
    expect(html).toContain('<legend');
  });

  it('take several answers where that is meant', () => {
    const html = renderToStaticMarkup(<FilterChips legend="Topics" name="topic" several options={options} />);
    expect(html.match(/type="checkbox"/g)).toHaveLength(2);
    expect(html).not.toContain('checked=""');
  });
});
