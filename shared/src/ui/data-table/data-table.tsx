import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './data-table.module.css';

export interface DataRow {
  key: string;
  /** One cell per column; the first names the row. */
  cells: readonly ReactNode[];
  /** A total or another row that sums up. */
  sum?: boolean;
}

export interface DataTableProps {
  caption: string;
  /** The caption is read aloud but not shown, where a heading above says the same. */
  quietCaption?: boolean;
  columns: readonly string[];
  rows: readonly DataRow[];
}

/** Figures in columns. The table scrolls inside itself and can be scrolled by keyboard (WCAG 2.1.1, 1.4.10). */
export function DataTable({ caption, quietCaption = false, columns, rows }: DataTableProps) {
  return (
    <div className={css['scroll']} role="region" aria-label={caption} tabIndex={0}>
      <table className={css['table']}>
        <caption className={quietCaption ? 'visually-hidden' : css['caption']}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, columns }: { row: DataRow; columns: readonly string[] }) {
  const [name, ...values] = row.cells;
  return (
    <tr className={classNames(row.sum && css['sum']) || undefined}>
      <th scope="row">{name}</th>
      {values.map((value, index) => (
        <td key={columns[index + 1]}>{value}</td>
      ))}
    </tr>
  );
}
