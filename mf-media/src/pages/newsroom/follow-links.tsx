import { usePage } from 'shared';
import { useWords } from '../../messages/words.ts';
import { FEED_FORMATS, pressFeed, type PressChoice } from '../../model/press-choice.ts';
import { paths } from '../../paths.ts';
import css from './newsroom.module.css';

/** Ways to hear of what is new of a choice. */
export function FollowLinks({ choice }: { choice: PressChoice }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <p className={css['follow']} data-print="off">
      {t('newsroom.follow')}
      {FEED_FORMATS.map((format) => (
        <a key={format} className="text-link" href={pressFeed(lang, choice, format)} data-full="">
          {t(`newsroom.feeds.${format}`)}
        </a>
      ))}
      <a className="text-link" href={paths.alerts.href(lang, { kind: choice.kind, brand: choice.brand })}>
        {t('alerts.byMail')}
      </a>
    </p>
  );
}
