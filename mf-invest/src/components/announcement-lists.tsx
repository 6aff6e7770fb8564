import { usePage } from 'shared';
import type { Announcement } from 'shared/contract/content/announcement';
import { formatFileSize } from 'shared/contract/text/file-size';
import { MARKETS, type Market } from 'shared/contract/invest/stock';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../messages/words.ts';
import { paths } from '../paths.ts';
import css from './announcement-lists.module.css';

export interface AnnouncementListsProps {
  announcements: Readonly<Record<Market, Announcement[]>>;
  /** Three of each market without their documents, where the page is about something else. */
  isBrief?: boolean;
  /** To all of them. */
  more?: { href: string; name: string };
}

/** Of each market, where the page is about something else. */
const BRIEF = 3;

/** The latest of both markets side by side. */
export function AnnouncementLists({ announcements, isBrief = false, more }: AnnouncementListsProps) {
  const t = useWords();
  return (
    <section className="section" aria-labelledby="announcements">
      <SectionHead
        title={t('announcements.title')}
        id="announcements"
        {...(isBrief ? {} : { intro: t('announcements.intro') })}
        {...(more ? { more } : {})}
      />
      <div className={css['markets']}>
        {MARKETS.map((market) => (
          <section key={market} aria-labelledby={`announcements-${market}`}>
            <h3 className="title" id={`announcements-${market}`}>
              {t(`announcements.${market}`)}
            </h3>
            <AnnouncementList
              list={isBrief ? announcements[market].slice(0, BRIEF) : announcements[market]}
              isBrief={isBrief}
            />
          </section>
        ))}
      </div>
    </section>
  );
}

/** Announcements, the newest first. Each opens; what is not in this language says so before. */
export function AnnouncementList({ list, isBrief = false }: { list: readonly Announcement[]; isBrief?: boolean }) {
  const t = useWords();
  const { lang } = usePage();
  if (list.length === 0) return <p className={css['none']}>{t('announcements.empty')}</p>;
  return (
    <ul className={css['announcements']}>
      {list.map((item) => (
        <li key={item.baseId} className={css['announcement']} id={item.baseId}>
          <time className={css['faint']} dateTime={item.date}>
            {item.date}
          </time>
          <a href={paths.announcement.href(lang, { id: item.baseId })}>{item.title}</a>
          {item.languages.includes(lang) ? (
            !isBrief && <DocumentSize item={item} />
          ) : (
            <span className={css['faint']}>{t('announcements.otherOnly')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function DocumentSize({ item }: { item: Announcement }) {
  const t = useWords();
  if (item.url === '') return null;
  const name = t('announcements.document', { size: formatFileSize(item.size) });
  return (
    <a
      className={css['faint']}
      href={item.url}
      data-full=""
      aria-label={t('announcements.documentOf', { name, title: item.title })}
    >
      {name}
    </a>
  );
}
