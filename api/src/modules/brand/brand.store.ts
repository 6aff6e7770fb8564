import type { Db } from '../../db/client.ts';

export async function findBrands(db: Db) {
  const brands = await db.selectFrom('brand').selectAll().orderBy('position').execute();
  const vehicles = await db.selectFrom('vehicle').selectAll().orderBy('position').execute();
  return { brands, vehicles };
}
