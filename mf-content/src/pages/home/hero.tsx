import { usePage } from 'shared';
import type { PageModuleItem } from 'shared/contract/content/page-module';
import type { SiteInfo } from 'shared/contract/site/site-info';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Tunnel } from '../../components/tunnel/tunnel.tsx';
import { useWords } from '../../messages/words.ts';
import { contentLink } from 'shared/contract/site/site-link';
import css from './hero.module.css';

export interface HeroProps {
  banners: readonly PageModuleItem[];
  info: SiteInfo | null;
  scenes: readonly PageModuleItem[];
}

/** The first banner, large, and the way to all of them at its foot. */
export function Hero({ banners, info, scenes }: HeroProps) {
  const t = useWords();
  const [first] = banners;
  return (
    <Tunnel picture={first?.picture} label={t('hero.label')} scenes={scenes}>
      {first ? (
        <HeroCopy banner={first} />
      ) : (
        <h1 className={`monument ${css['copy']}`}>{info?.slogan ?? t('home.title')}</h1>
      )}
      {banners.length > 1 && <HeroFoot banners={banners} />}
    </Tunnel>
  );
}

function HeroCopy({ banner }: { banner: PageModuleItem }) {
  const t = useWords();
  const { lang } = usePage();
  const { href, external } = contentLink(lang, banner.url);
  return (
    <div className={css['copy']}>
      <h1 className="monument">{banner.title}</h1>
      {banner.summary !== '' && <p className={css['summary']}>{banner.summary}</p>}
      <ArrowLink href={href} external={external}>
        {t('hero.more', { name: banner.label ?? banner.title })}
      </ArrowLink>
    </div>
  );
}

function HeroFoot({ banners }: { banners: readonly PageModuleItem[] }) {
  const { lang } = usePage();
  return (
    <ul className={css['foot']}>
      {banners.map((banner, index) => {
        const { href, external } = contentLink(lang, banner.url);
        return (
          <li key={banner.id} className={css['slot']}>
            <a
              className={css['slide']}
              href={href}
              aria-current={index === 0 ? 'true' : undefined}
              {...(external ? { target: '_blank', rel: 'noopener' } : {})}
            >
              <span className={css['label']}>{banner.label ?? banner.title}</span>
              {banner.label !== undefined && <span className={css['line']}>{banner.title}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
