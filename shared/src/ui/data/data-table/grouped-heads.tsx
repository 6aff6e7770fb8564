import css from './grouped-heads.module.css';

export interface GroupedHeadsProps {
  /** Names; the first column names the rows. Columns of different groups may have the same name. */
  columns: readonly string[];
  /** Names above the columns after the first, each over so many of them. */
  groups: readonly { name: string; span: number }[];
}

/** Heads of a `DataTable` whose columns stand in groups. */
export function GroupedHeads({ columns, groups }: GroupedHeadsProps) {
  const [first, ...others] = columns.map((name, at) => ({ name, key: `${at} ${name}` }));
  return (
    <thead className={css['heads']}>
      <tr>
        <th scope="col" rowSpan={2}>
          {first?.name}
        </th>
        {groups.map(({ name, span }) => (
          <th key={name} scope="colgroup" colSpan={span} className={css['group']}>
            {name}
          </th>
        ))}
      </tr>
      <tr>
        {others.map(({ name, key }) => (
          <th key={key} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
