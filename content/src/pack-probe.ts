import { readPackFile, type Article } from './read-pack.ts';

export const HAN = /\p{Script=Han}/u;
/** The style sheet draws this space (`text-autospace`); text never holds it. */
export const HAN_BESIDE_SPACE = /\p{Script=Han} [A-Za-z0-9]|[A-Za-z0-9%] \p{Script=Han}/u;
export const hansIn = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0;

/** Paths of English texts (`en`, `enName`) that hold Chinese characters. */
export function pathsWithHan(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) {
    const english = /\.en(Name)?(\.|$)/.test(path);
    return english && typeof value === 'string' && HAN.test(value) ? [path] : [];
  }
  return Object.entries(value).flatMap(([key, part]) => pathsWithHan(part, `${path}.${key}`));
}

/** Every address that menus, page modules and activities link to, once. */
export function linksOf(): string[] {
  const items = readPackFile('menus.json').flatMap(function all(item): (typeof item)[] {
    return [item, ...item.sonMenu.flatMap(all)];
  });
  const modules = Object.values(readPackFile('modules.json')).flat();
  return [...new Set([...items, ...modules, ...readPackFile('activities.json')].map((item) => item.url))];
}

/** Names of all pictures that the pack uses; `![caption](name)` is a figure of an article. */
export function picturesOf(articles: readonly Article[]): string[] {
  const bodies = articles.flatMap(({ texts }) => Object.values(texts).map(({ body }) => body));
  const figures = bodies.flatMap((body) => [...body.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, name = '']) => name));
  const modules = Object.values(readPackFile('modules.json')).flat();
  const topics = [...readPackFile('topics.json'), ...readPackFile('special-topics.json')];
  const lists = [...topics, ...readPackFile('activities.json'), ...readPackFile('library.json')];
  const named = [...modules, ...lists, ...articles.map(({ meta }) => meta)];
  const brands = readPackFile('brands.json');
  const vehicles = brands.flatMap((brand) => brand.vehicles);
  const pictures = [
    ...[...named, ...vehicles].map((item) => item.picture),
    ...brands.flatMap(({ hero, outdoors }) => [hero, outdoors?.picture]),
  ];
  return [...new Set([...pictures.filter((name) => typeof name === 'string'), ...figures])];
}
