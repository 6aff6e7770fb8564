import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
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
  /** Names; the first column names the rows. */
  columns: readonly string[];
  /** Instead of a row with the names of the columns, such as `GroupedHeads`. */
  heads?: ReactNode;
  rows: readonly DataRow[];
  /** On phones: figures scroll beside their row's name, words are better stacked. */
  narrow?: 'scroll' | 'stack';
  /** Links to the same table as a file. */
  exports?: ReactNode;
}

/** Figures in columns. The table scrolls inside itself and can be scrolled by keyboard (WCAG 2.1.1, 1.4.10). */
export function DataTable(props: DataTableProps) {
  const { caption, quietCaption, columns, heads, rows, narrow = 'scroll', exports } = props;
  // Cells that are drawn as blocks lose their meaning in some browsers; said roles keep it.
  const said = narrow === 'stack';
  return (
    <div className={css['whole']}>
      <div className={css['scroll']} data-keep="table" role="region" aria-label={caption} tabIndex={0}>
        <table className={classNames(css['table'], css[narrow])} role={said ? 'table' : undefined}>
          <caption className={quietCaption === true ? 'visually-hidden' : css['caption']}>{caption}</caption>
          {heads ?? <Heads columns={columns} said={said} />}
          <tbody role={said ? 'rowgroup' : undefined}>
            {rows.map((row) => (
              <Row key={row.key} row={row} columns={columns} said={said} />
            ))}
          </tbody>
        </table>
      </div>
      {exports !== undefined && <div className={css['exports']}>{exports}</div>}
    </div>
  );
}

/** Columns of different groups may have the same name. */
const placed = (columns: readonly string[]) => columns.map((name, at) => ({ name, key: `${at} ${name}` }));

function Heads({ columns, said }: Pick<DataTableProps, 'columns'> & { said: boolean }) {
  return (
    <thead role={said ? 'rowgroup' : undefined}>
      <tr role={said ? 'row' : undefined}>
        {placed(columns).map(({ name, key }) => (
          <th key={key} scope="col" role={said ? 'columnheader' : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ row, columns, said }: { row: DataRow; columns: readonly string[]; said: boolean }) {
  const [name, ...values] = row.cells;
  const [, ...others] = placed(columns);
  return (
    <tr className={classNames(row.sum && css['sum']) || undefined} role={said ? 'row' : undefined}>
      <th scope="row" role={said ? 'rowheader' : undefined}>
        {name}
      </th>
      {values.map((value, index) => (
        <td
          key={others[index]?.key}
          role={said ? 'cell' : undefined}
          data-column={said ? others[index]?.name : undefined}
        >
          {value}
        </td>
      ))}
    </tr>
  );
}
