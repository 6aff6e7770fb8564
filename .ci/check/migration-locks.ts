/**
 * What a migration does to a service that goes on beside it: statements that keep others from a table for as long as it is
 * large, and statements that take something away which the release before still uses. Each is said in the file, with its reason,
 * in a comment before the statement: `-- locks briefly: …`, `-- contract: …` (docs/decisions/0096).
 */
import { parse } from 'libpg-query';

export type Mark = 'locks briefly' | 'contract';

/** The parts of PostgreSQL's parse tree that are looked at; a statement has one of the names of `Statement`. */
interface Constraint {
  contype: string;
  skip_validation?: boolean;
  generated_kind?: string;
  raw_expr?: Record<string, unknown>;
}
interface AlterCommand {
  subtype: string;
  def?: { ColumnDef?: { constraints?: { Constraint: Constraint }[] }; Constraint?: Constraint };
}
interface Relation {
  relname: string;
}
interface Statement {
  CreateStmt?: { relation: Relation };
  IndexStmt?: { relation: Relation; concurrent?: boolean };
  AlterTableStmt?: { relation: Relation; cmds: { AlterTableCmd: AlterCommand }[] };
  RenameStmt?: { relation?: Relation };
  DropStmt?: { removeType: string };
  UpdateStmt?: { relation: Relation; whereClause?: object };
  DeleteStmt?: { relation: Relation; whereClause?: object };
}

interface Finding {
  mark: Mark;
  what: string;
}

const locks = (what: string): Finding => ({ mark: 'locks briefly', what });
const contract = (what: string): Finding => ({ mark: 'contract', what });

const WHOLE_TABLE = ['TruncateStmt', 'LockStmt', 'ClusterStmt', 'VacuumStmt', 'ReindexStmt', 'RefreshMatViewStmt'];
const COMMANDS: Readonly<Record<string, readonly Finding[]>> = {
  AT_AlterColumnType: [locks('writes the table anew for another type'), contract('changes a type that is in use')],
  AT_SetNotNull: [locks('reads the table through for NOT NULL'), contract('refuses rows of the release before')],
  AT_DropColumn: [contract('drops a column')],
  AT_DropNotNull: [],
  AT_ColumnDefault: [],
  AT_DropConstraint: [],
};

function addsColumn(constraints: readonly Constraint[]): Finding[] {
  const has = (type: string) => constraints.some(({ contype }) => contype === type);
  const value = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr;
  const isConstant = value === undefined || 'A_Const' in value || 'TypeCast' in value;
  const reads = ['CONSTR_CHECK', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_FOREIGN', 'CONSTR_GENERATED'].some(has);
  return [
    ...(reads && (value !== undefined || has('CONSTR_GENERATED'))
      ? [locks('reads or writes the table through for the new column')]
      : []),
    ...(isConstant ? [] : [locks('computes a default for every row')]),
    ...(has('CONSTR_NOTNULL') && value === undefined && !has('CONSTR_GENERATED')
      ? [contract('adds a column that the release before leaves empty')]
      : []),
  ];
}

function findingsOf({ subtype, def }: AlterCommand): readonly Finding[] {
  if (subtype === 'AT_AddColumn')
    return addsColumn((def?.ColumnDef?.constraints ?? []).map(({ Constraint: one }) => one));
  if (subtype === 'AT_AddConstraint')
    return def?.Constraint?.skip_validation
      ? []
      : [locks('reads the table through for a constraint; NOT VALID does not')];
  return COMMANDS[subtype] ?? [locks(`changes the table in a way that is not known to be quick (${subtype})`)];
}

function findings(statement: Statement, isNew: (table: string) => boolean): readonly Finding[] {
  const { IndexStmt: index, AlterTableStmt: alter, RenameStmt: rename, DropStmt: drop } = statement;
  if (index) return isNew(index.relation.relname) ? [] : [locks('keeps writers away while it makes an index')];
  if (alter)
    return isNew(alter.relation.relname) ? [] : alter.cmds.flatMap(({ AlterTableCmd: one }) => findingsOf(one));
  if (rename) return [contract('renames what is in use')];
  if (drop) return drop.removeType === 'OBJECT_INDEX' ? [] : [contract('drops what the release before may use')];
  const change = statement.UpdateStmt ?? statement.DeleteStmt;
  if (change)
    return change.whereClause || isNew(change.relation.relname) ? [] : [locks('holds every row of the table')];
  return WHOLE_TABLE.some((name) => name in statement) ? [locks('keeps everybody from the table')] : [];
}

/** Statements of a migration that lack a mark with its reason, each as one line. @throws for what PostgreSQL cannot parse */
export async function unmarked(text: string): Promise<string[]> {
  const bytes = Buffer.from(text);
  const { stmts = [] } = (await parse(text)) as {
    stmts?: { stmt: Statement; stmt_location?: number; stmt_len?: number }[];
  };
  const made = new Set(stmts.flatMap(({ stmt }) => stmt.CreateStmt?.relation.relname ?? []));
  let before = 0;
  return stmts.flatMap(({ stmt, stmt_location: at = 0, stmt_len: length = bytes.length - at }) => {
    const comments = bytes.subarray(before, at).toString();
    before = at + length;
    const line = bytes.subarray(0, at).toString().split('\n').length;
    return findings(stmt, (table) => made.has(table))
      .filter(({ mark }) => !new RegExp(`^-- ${mark}: \\S`, 'm').test(comments))
      .map(({ mark, what }) => `line ${line} ${what}: say why it may, "-- ${mark}: …" before it`);
  });
}
