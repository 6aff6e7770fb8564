import type { Announcement } from 'shared/contract/content/announcement';
import { formatFileSize } from 'shared/contract/text/file-size';
import { MARKETS, type Market } from 'shared/contract/invest/stock';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../messages/words.ts';
import css from './announcement-lists.module.css';

export interface AnnouncementListsProps {
  announcements: Readonly<Record<Market, Announcement[]>>;
  /** To all of them. */
  more?: { href: string; name: string };
}

/** The latest of both markets side by side. */
export function AnnouncementLists({ announcements, more }: AnnouncementListsProps) {
  const t = useWords();
  return (
    <section className="section" aria-labelledby="announcements">
      <SectionHead
        title={t('announcements.title')}
        id="announcements"
        intro={t('announcements.intro')}
        {...(more ? { more } : {})}
      />
      <div className={css['markets']}>
        {MARKETS.map((market) => (
          <section key={market} aria-labelledby={`announcements-${market}`}>
            <h3 className="title" id={`announcements-${market}`}>
              {t(`announcements.${market}`)}
            </h3>
            <AnnouncementList list={announcements[market]} />
          </section>
        ))}
      </div>
    </section>
  );
}

/** Announcements of one market, the newest first. */
export function AnnouncementList({ list }: { list: readonly Announcement[] }) {
  const t = useWords();
  if (list.length === 0) return <p className={css['none']}>{t('announcements.empty')}</p>;
  return (
    <ul className={css['announcements']}>
      {list.map((item) => (
        <li key={item.baseId} className={css['announcement']}>
          <time className={css['faint']} dateTime={item.date}>
            {item.date}
          </time>
          <span>{item.url === '' ? item.title : <DocumentLink item={item} />}</span>
          {item.size > 0 && (
            <span className={css['faint']}>{t('announcements.document', { size: formatFileSize(item.size) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function DocumentLink({ item }: { item: Announcement }) {
  return (
    <a href={item.url} target="_blank" rel="noopener">
      {item.title}
    </a>
  );
}
