import type { Lang } from '../../../contract/text/lang.ts';
import { TextLink } from '../../navigation/text-link/text-link.tsx';
import { GroupedHeads } from './grouped-heads.tsx';
import { DataTable } from './data-table.tsx';

const words = {
  cn: {
    caption: '2026年10月销量，单位：辆',
    columns: ['类别', '本月', '本年累计'],
    rows: ['轿车', 'SUV', '合计'],
    file: '下载CSV',
    years: '利润分配',
    yearColumns: ['年度', '方案', '登记日'],
    plan: '每10股派发现金红利2.50元（含税）',
  },
  en: {
    caption: 'Sales, October 2026, vehicles',
    columns: ['Category', 'This month', 'Year to date'],
    rows: ['Sedans', 'SUVs', 'All'],
    file: 'Take away as CSV',
    years: 'Dividends',
    yearColumns: ['Year', 'Plan', 'Record date'],
    plan: '2.50 yuan in cash for every ten shares, before tax',
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  const [sedans = '', suvs = '', all = ''] = t.rows;
  const rows = [
    { key: 'sedan', cells: [sedans, '82,140', '760,210'] },
    { key: 'suv', cells: [suvs, '105,280', '910,430'] },
    { key: 'all', cells: [all, '187,420', '1,670,640'], sum: true },
  ];
  return {
    sales: <DataTable caption={t.caption} columns={t.columns} rows={rows} />,
    grouped: (
      <DataTable
        caption={`${t.caption} 3`}
        heads={<GroupedHeads groups={[{ name: t.caption, span: 2 }]} columns={t.columns} />}
        columns={t.columns}
        rows={rows}
      />
    ),
    withFile: (
      <DataTable
        caption={`${t.caption} 2`}
        columns={t.columns}
        rows={rows}
        exports={
          <TextLink href="/cn/api/sales.csv" download>
            {t.file}
          </TextLink>
        }
      />
    ),
    stacked: (
      <DataTable
        caption={t.years}
        narrow="stack"
        columns={t.yearColumns}
        rows={['2025', '2024'].map((key) => ({ key, cells: [key, t.plan, `${key}-06-18`] }))}
      />
    ),
  };
}
