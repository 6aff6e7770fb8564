import { Icon } from 'shared/ui/icon/icon';
import { QrCode } from 'shared/ui/qr-code/qr-code';
import { useWords } from '../../messages/words.ts';
import css from './article.module.css';
import { weiboShareUrl } from './share-links.ts';

export interface ArticleShareProps {
  title: string;
  url: string | null;
}

/** Ways to pass an article on. Copying and printing are the kernel's, so without it they are not offered. */
export function ArticleShare({ title, url }: ArticleShareProps) {
  const t = useWords();
  return (
    <aside className={css['share']} aria-label={t('article.share')} data-print="off">
      {url !== null && (
        <>
          <a className={css['way']} href={weiboShareUrl(url, title)} target="_blank" rel="noopener">
            <Icon name="weibo" />
            {t('article.weibo')}
          </a>
          <WeChat url={url} />
        </>
      )}
      <button className={css['way']} type="button" data-js-only="" data-copy-link="">
        <Icon name="link" />
        {t('article.copy')}
      </button>
      <button className={css['way']} type="button" data-js-only="" data-print="">
        <Icon name="print" />
        {t('article.print')}
      </button>
    </aside>
  );
}

/** WeChat takes no share links, only codes that a phone scans. */
function WeChat({ url }: { url: string }) {
  const t = useWords();
  return (
    <details className={css['wechat']}>
      <summary className={css['way']}>
        <Icon name="qr" />
        {t('article.wechat')}
      </summary>
      <div className={css['code']}>
        <QrCode text={url} label={t('article.wechat')} />
        <p className="legal">{t('article.wechatHint')}</p>
      </div>
    </details>
  );
}
