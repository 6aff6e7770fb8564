import type { Lang } from 'shared/contract/text/lang';
import type { MenuItem } from 'shared/contract/site/menu';
import { qrOfWeChat } from 'shared/contract/site/qr-address';
import type { SiteInfo } from 'shared/contract/site/site-info';
import { Icon } from 'shared/ui/media/icon/icon';
import { QrPicture } from 'shared/ui/data/qr-code/qr-picture';
import { Wordmark } from 'shared/ui/media/wordmark/wordmark';
import type { Say } from '../../messages/en.ts';
import { MenuLink } from '../header/menu-link.tsx';
import { menuName } from '../menu-item.ts';
import { menuUrl } from '../menu-url.ts';
import { Preferences } from '../preferences/preferences.tsx';
import css from './footer.module.css';
import { Newsletter } from './newsletter.tsx';

const WEIBO_SHARE = 'https://service.weibo.com/share/share.php';

export interface FooterProps {
  lang: Lang;
  site: SiteInfo;
  /** Of `MENU-SUB1`, `MENU-SUB2` and `MENU-SUB3`, filtered for the language by `menuFor`. */
  menu: readonly MenuItem[];
  others: readonly MenuItem[];
  remark: readonly MenuItem[];
  say: Say;
}

/** The footer of every page with the default layout (spec SCR-footer). */
export function Footer({ lang, site, menu, others, remark, say }: FooterProps) {
  return (
    <footer className={css['footer']} data-ground="night" data-print="off">
      <div className="bound">
        <Newsletter lang={lang} say={say} />
        <div className={css['top']}>
          {/* It holds nothing: on phones the links beside it are hidden while it is closed, and on wide windows it is not there. */}
          <details className={css['fold']}>
            <summary>{say('footer.label')}</summary>
          </details>
          <nav className={css['menu']} aria-label={say('footer.label')}>
            {menu.map((group) => (
              <Group key={group.id} title={menuName(group, lang)} items={group.sonMenu} lang={lang} />
            ))}
            <Group title={{ text: say('footer.others') }} items={others} lang={lang} wide />
          </nav>
          <Social lang={lang} site={site} say={say} />
        </div>
        <Preferences lang={lang} say={say} />
        <div className={css['base']}>
          <Wordmark name={site.shortName} href={menuUrl('/', lang)} label={say('header.home', { name: site.name })} />
          <Remark lang={lang} copyright={site.copyright} items={remark} />
        </div>
      </div>
    </footer>
  );
}

interface GroupProps {
  title: ReturnType<typeof menuName>;
  items: readonly MenuItem[];
  lang: Lang;
  /** A row of its own under the columns of the others. */
  wide?: boolean;
}

function Group({ title, items, lang, wide = false }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <div className={wide ? css['wide'] : undefined}>
      <h2 className={css['title']} lang={title.lang}>
        {title.text}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <MenuLink className={css['link']} item={item} lang={lang} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Social({ lang, site, say }: Pick<FooterProps, 'lang' | 'site' | 'say'>) {
  return (
    <div className={css['social']}>
      <figure className={css['wechat']}>
        <QrPicture src={qrOfWeChat(lang)} label={say('footer.wechatCode')} />
        <figcaption>{say('footer.wechat')}</figcaption>
      </figure>
      <a className={css['weibo']} href={site.weibo} target="_blank" rel="noopener">
        <Icon name="weibo" />
        {say('footer.weibo', { name: site.shortName })}
      </a>
      {/* The footer is one for all pages, so the script adds the page that is shared. */}
      <a
        className={css['weibo']}
        href={WEIBO_SHARE}
        target="_blank"
        rel="noopener noreferrer"
        data-share-page=""
        data-js-only=""
      >
        <Icon name="weibo" />
        {say('footer.share')}
      </a>
      <button className={css['weibo']} type="button" data-copy-link="" data-js-only="">
        <Icon name="link" />
        {say('footer.copy')}
      </button>
    </div>
  );
}

/** Copyright and filing numbers. An item that repeats the copyright is left out, so that it is not said twice. */
function Remark({ lang, copyright, items }: { lang: Lang; copyright: string; items: readonly MenuItem[] }) {
  const filings = items.filter((item) => menuName(item, lang).text !== copyright);
  return (
    <ul className={css['remark']}>
      <li className={css['remark-item']}>{copyright}</li>
      {filings.map((item) => (
        <li key={item.id}>
          <MenuLink className={css['remark-item']} item={item} lang={lang} />
        </li>
      ))}
    </ul>
  );
}
