import type { SiteData } from 'shared/contract/section/frame';
import type { Lang } from 'shared/contract/text/lang';
import type { MenuCode, MenuItem } from 'shared/contract/site/menu';
import type { ContentWatch } from './content-watch.ts';
import { tooDeep } from './menu-depth.ts';
import type { Call } from './kept-answers.ts';

export interface SiteDataSource {
  /** Menus and names in a language; the last known ones, or null, when the service does not answer. */
  get(lang: Lang): Promise<SiteData | null>;
}

type Report = (error: unknown) => void;

const withCode = (menus: readonly MenuItem[], code: MenuCode) => menus.filter((item) => item.code === code);

async function fetchSiteData(call: Call, lang: Lang, report: Report): Promise<SiteData> {
  const [info, menus, brands, featured] = await Promise.all([
    call('site/info', {}, { lang }),
    call('menu/queryAll', {}, { lang }),
    call('brand/list', {}, { lang }),
    call('pageModule/queryByCode', { code: 'MOD-CD-01' }, { lang }),
  ]);
  const deep = tooDeep(menus);
  if (deep.length > 0) report(new Error(`menu items below the third level are not shown: ${deep.join(', ')}`));
  return {
    info,
    brands: brands.list,
    featured: featured.pageModuleAttachmentVoList,
    main: withCode(menus, 'MENU-MAIN'),
    quick: withCode(menus, 'MENU-SUB1'),
    others: withCode(menus, 'MENU-SUB2'),
    remark: withCode(menus, 'MENU-SUB3'),
  };
}

interface Entry {
  version: string;
  loading: Promise<SiteData>;
}

/** Loaded with the first render and kept while the content version lasts (spec STATE-menu-once). */
export function createSiteData(call: Call, content: ContentWatch, report: Report): SiteDataSource {
  const entries = new Map<Lang, Entry>();
  const lastGood = new Map<Lang, SiteData>();

  function current(lang: Lang): Promise<SiteData> {
    const { version } = content;
    const known = entries.get(lang);
    if (known?.version === version) return known.loading;
    const loading = fetchSiteData(call, lang, report);
    entries.set(lang, { version, loading });
    return loading;
  }

  return {
    async get(lang) {
      try {
        const data = await current(lang);
        lastGood.set(lang, data);
        return data;
      } catch (error) {
        entries.delete(lang);
        report(error);
        return lastGood.get(lang) ?? null;
      }
    },
  };
}
