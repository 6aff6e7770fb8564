import type { Db } from '../../db/client.ts';

export function findProgrammes(db: Db) {
  return db.selectFrom('programme').selectAll().orderBy('position').execute();
}
