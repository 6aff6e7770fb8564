import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site/site-link';
import { otherLang } from 'shared/contract/text/lang';
import { useTrail, type PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Breadcrumb } from 'shared/ui/navigation/breadcrumb/breadcrumb';
import { ShareBar } from 'shared/ui/navigation/share-bar/share-bar';
import { Phrases } from 'shared/ui/text/phrases/phrases';
import { useWords } from '../../messages/words.ts';
import { noticeAddress, noticeQuery } from '../../model/notice-query.ts';
import { paths } from '../../paths.ts';
import { AnnouncementDocument } from './announcement-document.tsx';
import { AnnouncementNeighbours } from './announcement-neighbours.tsx';
import { AnnouncementText } from './announcement-text.tsx';
import type { AnnouncementData } from './announcement.load.ts';
import css from './announcement.module.css';

/** One announcement: what it is, its text, its document, and the ones beside it. */
export function AnnouncementPage({ data }: PageProps<AnnouncementData>) {
  const { announcement, shareUrl } = data;
  return (
    <article className={`bound ${css['announcement']}`}>
      <Head announcement={announcement} />
      <div className={css['body']}>
        <div className={css['text']}>
          <AnnouncementText pieces={announcement.pieces} />
          <AnnouncementDocument announcement={announcement} />
          <More {...data} />
          {shareUrl !== null && <p className={css['printed']}>{shareUrl}</p>}
          <AnnouncementNeighbours announcement={announcement} />
        </div>
        <Share title={announcement.title} url={shareUrl} />
      </div>
    </article>
  );
}

function Head({ announcement }: Pick<AnnouncementData, 'announcement'>) {
  const t = useWords();
  const { lang } = usePage();
  const { title, publishTime, market, category, languages, baseId } = announcement;
  const other = otherLang(lang);
  return (
    <header className={css['head']}>
      <Breadcrumb label={t('page.path')} crumbs={useTrail()} />
      <h1 className="statement">
        <Phrases text={title} />
      </h1>
      <ul className={css['facts']} aria-label={t('announcement.facts')}>
        <li>
          <time dateTime={`${publishTime.replace(' ', 'T')}+08:00`}>
            {t('announcement.filed', { time: publishTime })}
          </time>
        </li>
        <li>
          <a href={pageHref(lang, noticeAddress({ ...noticeQuery.initial, market }))}>{t(`announcements.${market}`)}</a>
        </li>
        <li>{t(`announcements.category.${category}`)}</li>
        {languages.includes(other) && (
          <li>
            <a href={paths.announcement.href(other, { id: baseId })} hrefLang={other === 'cn' ? 'zh-CN' : 'en'}>
              {t('announcement.translation')}
            </a>
          </li>
        )}
      </ul>
    </header>
  );
}

/** To the list of its category, and to the feed of its market. */
function More({ announcement: { market, category }, feed }: AnnouncementData) {
  const t = useWords();
  const { lang } = usePage();
  const list = pageHref(lang, noticeAddress({ ...noticeQuery.initial, market, category }));
  return (
    <p className={css['more']} data-print="off">
      <ArrowLink href={list}>{t('announcement.more', { category: t(`announcements.category.${category}`) })}</ArrowLink>
      <a href={feed} data-full="">
        {t('announcement.feed', { market: t(`announcements.${market}`) })}
      </a>
    </p>
  );
}

function Share({ title, url }: { title: string; url: string | null }) {
  const t = useWords();
  const { lang } = usePage();
  const words = {
    label: t('announcement.share'),
    on: (network: string) => t('announcement.shareOn', { network }),
    mail: t('announcement.mail'),
    wechat: t('announcement.wechat'),
    wechatHint: t('announcement.wechatHint'),
    copy: t('announcement.copy'),
    print: t('announcement.print'),
  };
  return (
    <div className={css['share']}>
      <ShareBar lang={lang} title={title} url={url} words={words} layout="column" />
    </div>
  );
}
