import type { Stamp } from './column-kinds.ts';

/*
 * The tables of 0050-desk.sql.
 */

export interface DeskTokenTable {
  name: string;
  token_index: string;
  created_at: Stamp;
  expires_at: Stamp;
}

export interface DeskLogTable {
  id: string;
  at: Stamp;
  name: string;
  action: string;
  subject: string;
}

export interface WalkInTable {
  id: string;
  date: string;
  start_time: string;
  visitors: number;
  at: Stamp;
}

export interface DeskTables {
  desk_token: DeskTokenTable;
  desk_log: DeskLogTable;
  walk_in: WalkInTable;
}
