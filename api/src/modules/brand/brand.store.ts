import type { ContentDb } from '../../db/content-reads.ts';

export async function findBrands(content: ContentDb) {
  const [brands, vehicles] = await Promise.all([
    content.selectFrom('brand').selectAll().orderBy('position').execute(),
    content.selectFrom('vehicle').selectAll().orderBy('position').execute(),
  ]);
  return { brands, vehicles };
}
