import type { JobSearch } from 'shared/contract/talent/job';
import { JOB_WORDS } from 'shared/contract/talent/job.words';
import type { Lang } from 'shared/contract/text/lang';

type Facet = Exclude<keyof JobSearch, 'searchKeyword'>;
type Names = { readonly [F in Facet]: Readonly<Record<Exclude<JobSearch[F], ''>, string>> };

const NAMES: Readonly<Record<Lang, Names>> = {
  cn: {
    track: { social: '社会招聘', campus: '校园招聘', overseas: '海外招聘', training: '人才培养' },
    city: { guangzhou: '广州', shanghai: '上海', wuhan: '武汉' },
    ...JOB_WORDS.cn,
  },
  en: {
    track: { social: 'Professionals', campus: 'Campus', overseas: 'Overseas', training: 'Training' },
    city: { guangzhou: 'Guangzhou', shanghai: 'Shanghai', wuhan: 'Wuhan' },
    ...JOB_WORDS.en,
  },
};

const EVERY: Readonly<Record<Lang, string>> = { cn: '全部职位', en: 'Every vacancy' };
const FACETS = ['track', 'function', 'city', 'brand', 'kind'] as const;

function nameOf<F extends Facet>(lang: Lang, facet: F, value: JobSearch[F]): string {
  const names: Readonly<Record<string, string>> = NAMES[lang][facet];
  return names[value] ?? '';
}

/** A search as people read it: `“wind”, Research, Guangzhou`. */
export function searchName(lang: Lang, search: JobSearch): string {
  const { searchKeyword: words } = search;
  const quoted = `“${words}”`;
  const parts = [words === '' ? '' : quoted, ...FACETS.map((facet) => nameOf(lang, facet, search[facet]))];
  return parts.filter((part) => part !== '').join(lang === 'cn' ? '、' : ', ') || EVERY[lang];
}
