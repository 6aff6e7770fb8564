import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { DATA_SETS, dataSetOf } from './open-data.ts';
import { pageHeadOf } from '../../model/page-head.ts';

/** What there is for programs, told to search engines as data sets (spec I27). */
export async function loadData(_request: PageRequest, { lang }: LoadServices): Promise<Outcome<null>> {
  const { sets } = (lang === 'cn' ? cn : en).openData;
  const subject = DATA_SETS.map((name) => dataSetOf(name, { title: sets[name].name, description: sets[name].text }));
  return { kind: 'page', head: { ...pageHeadOf('openData', lang), subject }, data: null };
}
