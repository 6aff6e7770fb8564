import type { JobSearch } from 'shared/contract/talent/job';
import type { Lang } from 'shared/contract/text/lang';

type Facet = Exclude<keyof JobSearch, 'searchKeyword'>;
type Names = { readonly [F in Facet]: Readonly<Record<Exclude<JobSearch[F], ''>, string>> };

const NAMES: Readonly<Record<Lang, Names>> = {
  cn: {
    track: { social: '社会招聘', campus: '校园招聘', overseas: '海外招聘', training: '人才培养' },
    function: {
      research: '研发',
      software: '软件',
      manufacturing: '制造',
      quality: '质量',
      design: '设计',
      business: '商务',
    },
    city: { guangzhou: '广州', shanghai: '上海', wuhan: '武汉' },
    brand: {
      group: '集团',
      chenyue: '辰岳汽车',
      yaoxing: '曜行',
      yunji: '昀极',
      ruichuan: '辰岳瑞川',
      heyuan: '辰岳禾原',
      lingye: '辰岳凌野',
    },
    kind: { permanent: '长期', fixedTerm: '固定期限', graduate: '应届培养', course: '在岗课程' },
  },
  en: {
    track: { social: 'Professionals', campus: 'Campus', overseas: 'Overseas', training: 'Training' },
    function: {
      research: 'Research',
      software: 'Software',
      manufacturing: 'Manufacturing',
      quality: 'Quality',
      design: 'Design',
      business: 'Business',
    },
    city: { guangzhou: 'Guangzhou', shanghai: 'Shanghai', wuhan: 'Wuhan' },
    brand: {
      group: 'The whole group',
      chenyue: 'Chenyue Auto',
      yaoxing: 'Yaoxing',
      yunji: 'Yunji',
      ruichuan: 'Chenyue Ruichuan',
      heyuan: 'Chenyue Heyuan',
      lingye: 'Chenyue Lingye',
    },
    kind: {
      permanent: 'Permanent',
      fixedTerm: 'Fixed term',
      graduate: 'Graduate programme',
      course: 'Course beside your post',
    },
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
