import { classNames } from '../../class-names.ts';
import { Icon } from '../../media/icon/icon.tsx';
import { qrOfPage } from '../../../contract/site/qr-address.ts';
import { QrCode } from '../../data/qr-code/qr-code.tsx';
import { QrPicture } from '../../data/qr-code/qr-picture.tsx';
import { weiboShareUrl } from './share-links.ts';
import css from './share-bar.module.css';

export interface ShareWords {
  /** Accessible name of the whole. */
  label: string;
  weibo: string;
  wechat: string;
  /** What to do with the code. */
  wechatHint: string;
  copy: string;
  print: string;
}

export interface ShareBarProps {
  title: string;
  /** Absolute address of the page; without one, only what needs none is offered. */
  url: string | null;
  words: ShareWords;
  /** Absolute address of a picture for Weibo's card. */
  picture?: string | undefined;
  layout?: 'row' | 'column';
}

/** Ways to pass a page on. Copying and printing are the kernel's, so without it they are not offered. */
export function ShareBar({ title, url, words, picture, layout = 'row' }: ShareBarProps) {
  return (
    <aside className={classNames(css['bar'], css[layout])} aria-label={words.label} data-print="off">
      {/* On phones, in WeChat and where there is a sheet, sharing is the browser's own business: the kernel says where. */}
      <button className={classNames(css['way'], css['by-browser'])} type="button" data-js-only="" data-share="">
        <Icon name="share" />
        {words.label}
      </button>
      {url !== null && (
        <>
          <a className={css['way']} href={weiboShareUrl(url, title, picture)} target="_blank" rel="noopener">
            <Icon name="weibo" />
            {words.weibo}
          </a>
          <WeChat url={url} words={words} />
        </>
      )}
      <button className={css['way']} type="button" data-js-only="" data-copy-link="">
        <Icon name="link" />
        {words.copy}
      </button>
      <button className={css['way']} type="button" data-js-only="" data-print="">
        <Icon name="print" />
        {words.print}
      </button>
    </aside>
  );
}

/** WeChat takes no share links, only codes that a phone scans. */
function WeChat({ url, words }: { url: string; words: ShareWords }) {
  const file = qrOfPage(url);
  return (
    <details className={css['wechat']}>
      <summary className={css['way']}>
        <Icon name="qr" />
        {words.wechat}
      </summary>
      <div className={css['code']}>
        {file === null ? <QrCode text={url} label={words.wechat} /> : <QrPicture src={file} label={words.wechat} />}
        <p className="legal">{words.wechatHint}</p>
      </div>
    </details>
  );
}
