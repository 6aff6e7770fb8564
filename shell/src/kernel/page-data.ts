import type { BrowserConstellation, PageState } from 'shared/contract/section';

function readJson<T>(id: string): T {
  const element = document.getElementById(id);
  if (!element?.textContent) throw new Error(`the document has no data block "${id}"`);
  return JSON.parse(element.textContent) as T;
}

export const constellation = readJson<BrowserConstellation>('constellation');
export const firstPage = readJson<PageState>('page');
