import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site/site-link';
import { useTrail, type PageProps } from 'shared/server';
import { ButtonLink } from 'shared/ui/form/button/button';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { useWords } from '../../messages/words.ts';
import type { MapEntry, MapGroup } from './map-groups.ts';
import type { SiteMapData } from './site-map.load.ts';
import css from './site-map.module.css';

/** The whole site on one page, as its menus order it. */
export function SiteMapPage({ data: { groups } }: PageProps<SiteMapData>) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <div className="bound">
      <PageHead
        title={t('siteMap.title')}
        breadcrumb={{ label: t('crumbs.label'), crumbs: useTrail() }}
        lead={t('siteMap.lead')}
      />
      {groups === null || groups.length === 0 ? (
        <EmptyState title={t('siteMap.failed')} advice={t('list.failedAdvice')}>
          <ButtonLink href={pageHref(lang, '/')}>{t('crumbs.home')}</ButtonLink>
        </EmptyState>
      ) : (
        <Groups groups={groups} />
      )}
    </div>
  );
}

/** Large groups first, each under its heading; single addresses together at the end. */
function Groups({ groups }: { groups: readonly MapGroup[] }) {
  const t = useWords();
  const large = groups.filter(({ entries }) => entries.length > 0);
  const single = groups.filter(({ entries }) => entries.length === 0).map((group) => ({ ...group, below: [] }));
  return (
    <div className={css['groups']}>
      {large.map((group) => (
        <section key={group.id} className={css['group']} aria-labelledby={`map-${group.id}`}>
          <h2 className="title" id={`map-${group.id}`}>
            <Name entry={group} />
          </h2>
          <Entries entries={group.entries} />
        </section>
      ))}
      {single.length > 0 && (
        <section className={css['group']} aria-labelledby="map-more">
          <h2 className="title" id="map-more">
            {t('siteMap.more')}
          </h2>
          <Entries entries={single} />
        </section>
      )}
    </div>
  );
}

function Entries({ entries }: { entries: readonly MapEntry[] }) {
  return (
    <ul className={css['entries']}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Name entry={entry} />
          {entry.below.length > 0 && <Entries entries={entry.below} />}
        </li>
      ))}
    </ul>
  );
}

function Name({ entry: { name, chinese, link } }: { entry: Pick<MapEntry, 'name' | 'chinese' | 'link'> }) {
  const lang = chinese ? 'zh-CN' : undefined;
  if (!link) return <span lang={lang}>{name}</span>;
  const away = link.external ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={css['link']} href={link.href} lang={lang} {...away}>
      {name}
    </a>
  );
}
