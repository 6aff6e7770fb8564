import { DataTable } from './data-table.tsx';

export const examples = {
  sales: (
    <DataTable
      caption="Sales, October 2026, vehicles"
      columns={['Category', 'This month', 'Year to date']}
      rows={[
        { key: 'sedan', cells: ['Sedans', '82,140', '760,210'] },
        { key: 'suv', cells: ['SUVs', '105,280', '910,430'] },
        { key: 'all', cells: ['All', '187,420', '1,670,640'], sum: true },
      ]}
    />
  ),
};
