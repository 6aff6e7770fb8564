import type { MenuItem } from 'shared/contract/site/menu';
import { pageAddress } from '../../../model/page-addresses.ts';
import type { PackFault } from '../pack-fault.model.ts';
import type { Pack } from '../pack.reader.ts';

/** Names of an address that nothing is found at would find nothing. */
export function searchNameFaults(pack: Pack): PackFault[] {
  const { names, pages } = pack['search.json'];
  const known = new Set([
    ...pages.map(({ url }) => url),
    ...pack.pages.map(({ path }) => path),
    ...addressesIn(pack['menus.json']),
    ...pack['brands.json'].map(({ id }) => pageAddress('content.brand', { brand: id })),
  ]);
  return Object.keys(names)
    .filter((url) => !known.has(url))
    .map((url) => ({ file: 'search.json', path: `names.${url}`, rule: 'is no page, menu or brand of the pack' }));
}

function addressesIn(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ url, sonMenu }) => [url, ...addressesIn(sonMenu)]);
}
