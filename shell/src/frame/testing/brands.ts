import type { Brand } from 'shared/contract/content/brand';

const vehicle = (tit: string, type: Brand['vehicles'][number]['type']) => ({
  tit,
  type,
  href: `https://vehicles.example/${tit}`,
  picture: { name: 'side', width: 1200, height: 500, widths: [480, 1200], alt: tit },
});

const brand = (id: string, vehicles: Brand['vehicles']): Brand => {
  const rest = { brandName: `Brand ${id}`, kind: 'Cars', txt: 'Text', showUrl: `${id}.example` };
  return { id, ...rest, href: `https://${id}.example/`, vehicles };
};

/** Two brands for tests: three vehicles of two body types, and one. */
export const BRANDS: readonly Brand[] = [
  brand('chenyue', [vehicle('S7', 'sedan'), vehicle('S5', 'sedan'), vehicle('X8', 'suv')]),
  brand('yaoxing', [vehicle('V6', 'suv')]),
];
