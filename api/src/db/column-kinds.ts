import type { ColumnType, JSONColumnType } from 'kysely';

export type Json<T extends object> = JSONColumnType<T>;
export type Stamp = ColumnType<Date, Date, Date>;
