import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './data-table.module.css';

export interface DataColumn {
  name: string;
  /** The address of the list in the order of this column; `order` while it is in that order. */
  sort?: { href: string; order?: 'ascending' | 'descending' };
}

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
  columns: readonly (string | DataColumn)[];
  rows: readonly DataRow[];
  /** On phones: figures scroll beside their row's name, words are better stacked. */
  narrow?: 'scroll' | 'stack';
  /** Links to the same table as a file. */
  exports?: ReactNode;
}

/** Figures in columns. The table scrolls inside itself and can be scrolled by keyboard (WCAG 2.1.1, 1.4.10). */
export function DataTable({ caption, quietCaption, columns, rows, narrow = 'scroll', exports }: DataTableProps) {
  const heads = columns.map((column) => (typeof column === 'string' ? { name: column } : column));
  // Cells that are drawn as blocks lose their meaning in some browsers; said roles keep it.
  const said = narrow === 'stack';
  return (
    <div className={css['whole']}>
      <div className={css['scroll']} role="region" aria-label={caption} tabIndex={0}>
        <table className={classNames(css['table'], css[narrow])} role={said ? 'table' : undefined}>
          <caption className={quietCaption === true ? 'visually-hidden' : css['caption']}>{caption}</caption>
          <thead role={said ? 'rowgroup' : undefined}>
            <tr role={said ? 'row' : undefined}>
              {heads.map((head) => (
                <Head key={head.name} head={head} said={said} />
              ))}
            </tr>
          </thead>
          <tbody role={said ? 'rowgroup' : undefined}>
            {rows.map((row) => (
              <Row key={row.key} row={row} heads={heads} said={said} />
            ))}
          </tbody>
        </table>
      </div>
      {exports !== undefined && <div className={css['exports']}>{exports}</div>}
    </div>
  );
}

/** The arrow shows the order that is, and the link asks for the other one (APG sortable table). */
function Head({ head: { name, sort }, said }: { head: DataColumn; said: boolean }) {
  return (
    <th scope="col" role={said ? 'columnheader' : undefined} aria-sort={sort?.order}>
      {sort === undefined ? (
        name
      ) : (
        <a className={classNames(css['sort'], sort.order && css[sort.order])} href={sort.href}>
          {name}
        </a>
      )}
    </th>
  );
}

function Row({ row, heads, said }: { row: DataRow; heads: readonly DataColumn[]; said: boolean }) {
  const [name, ...values] = row.cells;
  return (
    <tr className={classNames(row.sum && css['sum']) || undefined} role={said ? 'row' : undefined}>
      <th scope="row" role={said ? 'rowheader' : undefined}>
        {name}
      </th>
      {values.map((value, index) => (
        <td
          key={heads[index + 1]?.name}
          role={said ? 'cell' : undefined}
          data-column={said ? heads[index + 1]?.name : undefined}
        >
          {value}
        </td>
      ))}
    </tr>
  );
}
