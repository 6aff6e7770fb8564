import type { PageConstellation, PageState } from 'shared/contract/section/section';

function readJson(id: string): unknown {
  const element = document.getElementById(id);
  if (!element?.textContent) throw new Error(`no data block: ${id}`);
  return JSON.parse(element.textContent);
}

export const constellation = readJson('constellation') as PageConstellation;
export const firstPage = readJson('page') as PageState;
