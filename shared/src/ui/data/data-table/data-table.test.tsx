import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GroupedHeads } from './grouped-heads.tsx';
import { DataTable } from './data-table.tsx';

const COLUMNS = ['Category', 'Vehicles', 'Vehicles'];
const rows = [{ key: 'suv', cells: ['SUVs', '105,280'] }];

describe('a table', () => {
  it('names its rows and columns and scrolls by keyboard', () => {
    const html = renderToStaticMarkup(<DataTable caption="Sales" columns={['Category', 'Vehicles']} rows={rows} />);
    expect(html).toMatch(/role="region" aria-label="Sales" tabindex="0"><table/);
    expect(html).toMatch(/<th scope="col">Vehicles<\/th>.*<th scope="row">SUVs<\/th><td>105,280<\/td>/);
  });

  it('names groups of columns above them, so that two columns may have one name', () => {
    const html = renderToStaticMarkup(
      <DataTable
        caption="Both"
        heads={<GroupedHeads groups={['Output', 'Sales'].map((name) => ({ name, span: 1 }))} columns={COLUMNS} />}
        columns={COLUMNS}
        rows={[{ key: 'suv', cells: ['SUVs', '1', '2'] }]}
      />,
    );
    expect(html).toContain('<tr><th scope="col" rowSpan="2">Category</th><th scope="colgroup" colSpan="1"');
    expect(html).toContain('<tr><th scope="col">Vehicles</th><th scope="col">Vehicles</th></tr>');
  });

  it('keeps its meaning and its names of columns when it is stacked on phones', () => {
    const html = renderToStaticMarkup(
      <DataTable caption="Sales" columns={['Category', 'Vehicles']} rows={rows} narrow="stack" />,
    );
    expect(html).toMatch(/<table[^>]*role="table"/);
    expect(html).toContain('<td role="cell" data-column="Vehicles">105,280</td>');
  });
});
