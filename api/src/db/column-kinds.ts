import type { ColumnType, JSONColumnType } from 'kysely';

export type Json<T extends object> = JSONColumnType<T>;
/** With a default of the database. */
export type DefaultJson<T extends object> = JSONColumnType<T, string | undefined>;
export type Stamp = ColumnType<Date, Date, Date>;
