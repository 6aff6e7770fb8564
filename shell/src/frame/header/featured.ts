import type { PageModuleItem } from 'shared/contract/content/page-module';
import { currentTop } from '../menu-current.ts';

/**
 * What each top-level entry shows beside its rows: the first with a picture whose address belongs to the entry, so that
 * editors name an address and no entry.
 * @param tops for each entry its own address and those of everything below it
 */
export function featuredFor(
  tops: readonly (readonly string[])[],
  topics: readonly PageModuleItem[],
): (PageModuleItem | undefined)[] {
  const homes = topics.map((topic) => currentTop(tops, topic.url));
  return tops.map((_top, index) => {
    const own = topics.filter((_topic, at) => homes[at] === index);
    return own.find(({ picture }) => picture !== undefined) ?? own[0];
  });
}
