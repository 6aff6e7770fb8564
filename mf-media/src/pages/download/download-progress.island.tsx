import { island, usePage } from 'shared';
import type { BundleDetail } from 'shared/contract/media/media-bundle';
import { PICK_MARK, TAKE_PATH } from 'shared/contract/media/media-terms';
import { formatFileSize } from 'shared/contract/text/file-size';
import { LANG_CODE } from 'shared/contract/text/lang';
import { Button, ButtonLink } from 'shared/ui/form/button/button';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import css from './download.module.css';
import type { DownloadData } from './download.load.ts';
import { useBundle } from './use-bundle.ts';

/** Percent between two words to whoever hears the page. */
const SPOKEN_STEP = 25;

/** Without script the page loads itself again; with it, the bar moves, and the download begins by itself. */
function DownloadProgress({ bundle, order, detail: start, refresh }: DownloadData) {
  const t = useWords();
  const { lang } = usePage();
  const { detail, hasBegun } = useBundle(bundle, start);
  if (!detail) {
    return (
      <div className={css['download']}>
        <p role="status">{t('download.states.gone')}</p>
        <ArrowLink href={paths.library.href(lang)}>{t('download.choose')}</ArrowLink>
      </div>
    );
  }
  const picks = detail.picks.join(PICK_MARK);
  return (
    <div className={css['download']}>
      <p role="status">{hasBegun ? t('download.begun') : t(`download.states.${detail.state}`)}</p>
      <p className={css['name']}>
        {t('download.about', { files: detail.count, name: detail.fileName, size: formatFileSize(detail.size) })}
      </p>
      {detail.state === 'making' && <Making bundle={bundle} order={order} detail={detail} refresh={refresh} />}
      {detail.state === 'ready' && (
        <>
          <ButtonLink href={detail.url}>{t('download.get')}</ButtonLink>
          <p className="note">{t('basket.days', { count: detail.keepDays })}</p>
        </>
      )}
      {detail.state === 'stopped' && <Again detail={detail} />}
      <ArrowLink href={paths.basket.href(lang, { picks })}>{t('download.basket')}</ArrowLink>
    </div>
  );
}

interface MakingProps extends Pick<DownloadData, 'bundle' | 'order' | 'refresh'> {
  detail: BundleDetail;
}

function Making({ bundle, order, detail: { made, size }, refresh }: MakingProps) {
  const t = useWords();
  const { lang } = usePage();
  const percent = Math.floor((made / size) * 100);
  const spoken = Math.floor(percent / SPOKEN_STEP) * SPOKEN_STEP;
  const here = { key: bundle, order };
  return (
    <>
      <div className={css['progress']}>
        <progress className={css['bar']} aria-label={t('download.progress')} max={size} value={made} />
        <p>{t('download.of', { made: formatFileSize(made), size: formatFileSize(size), percent })}</p>
        <p className="visually-hidden" role="status">
          {spoken > 0 && t('download.percent', { percent: spoken })}
        </p>
      </div>
      <noscript>
        {refresh !== null && (
          <p>
            {t('download.reload', { seconds: refresh })}{' '}
            <a className="text-link" href={paths.download.href(lang, { ...here, still: '1' })}>
              {t('download.still')}
            </a>
          </p>
        )}
        <p>
          <a className="text-link" href={paths.download.href(lang, here)}>
            {t('download.look')}
          </a>
        </p>
      </noscript>
      {order !== '' && (
        <form method="post" action={paths.download.href(lang)}>
          <input type="hidden" name="key" value={bundle} />
          <input type="hidden" name="order" value={order} />
          <Button weight="ghost">{t('download.cancel')}</Button>
        </form>
      )}
    </>
  );
}

/** The same choice once more; the terms were accepted for it. */
function Again({ detail: { picks, resolution } }: { detail: BundleDetail }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <form action={TAKE_PATH}>
      <input type="hidden" name="language" value={LANG_CODE[lang]} />
      <input type="hidden" name="resolution" value={resolution} />
      <input type="hidden" name="pick" value={picks.join(PICK_MARK)} />
      <Button>{t('download.again')}</Button>
    </form>
  );
}

export default island({
  name: 'download-progress',
  when: 'load',
  words: ['download', 'basket'],
  component: DownloadProgress,
});
