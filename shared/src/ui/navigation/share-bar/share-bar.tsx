import { classNames } from '../../class-names.ts';
import { Icon } from '../../media/icon/icon.tsx';
import { qrOfPage } from '../../../contract/site/qr-address.ts';
import type { Lang } from '../../../contract/text/lang.ts';
import { QrCode } from '../../data/qr-code/qr-code.tsx';
import { QrPicture } from '../../data/qr-code/qr-picture.tsx';
import { mailShareUrl, networksOf } from './share-links.ts';
import css from './share-bar.module.css';

export interface ShareWords {
  /** Accessible name of the whole. */
  label: string;
  /** Accessible name of the way to a network. */
  on: (network: string) => string;
  mail: string;
  wechat: string;
  /** What to do with the code. */
  wechatHint: string;
  copy: string;
  print: string;
}

export interface ShareBarProps {
  /** Whose readers: each language has its networks. */
  lang: Lang;
  title: string;
  /** Absolute address of the page; without one, only what needs none is offered. */
  url: string | null;
  words: ShareWords;
  /** Absolute address of a picture for the card of a network that takes one. */
  picture?: string | undefined;
  layout?: 'row' | 'column';
}

/** Ways to pass a page on. Copying and printing are the kernel's, so without it they are not offered. */
export function ShareBar({ lang, title, url, words, picture, layout = 'row' }: ShareBarProps) {
  return (
    <aside className={classNames(css['bar'], css[layout])} aria-label={words.label} data-print="off">
      {/* On phones, in WeChat and where there is a sheet, sharing is the browser's own business: the kernel says where. */}
      <button className={classNames(css['way'], css['by-browser'])} type="button" data-js-only="" data-share="">
        <Icon name="share" />
        {words.label}
      </button>
      {url !== null && (
        <>
          {networksOf(lang, { url, title, picture }).map(({ name, icon, href }) => (
            <a key={name} className={css['way']} href={href} target="_blank" rel="noopener noreferrer">
              <Icon name={icon} />
              {words.on(name)}
            </a>
          ))}
          {lang === 'cn' && <WeChat url={url} words={words} />}
          <a className={css['way']} href={mailShareUrl({ url, title })}>
            <Icon name="mail" />
            {words.mail}
          </a>
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
