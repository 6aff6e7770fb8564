import { usePage } from 'shared';
import type { MediaItem, MediaOffer } from 'shared/contract/media/media';
import { LANG_CODE } from 'shared/contract/text/lang';
import { Icon } from 'shared/ui/media/icon/icon';
import { useWords } from '../messages/words.ts';
import { useOfferWords } from './offer-words.ts';
import css from './offer-links.module.css';

/** Every way to take an entry, with the pixels, bytes and type that come: plain links, which lead to the terms first. */
export function OfferLinks({ item: { title, offers } }: { item: MediaItem }) {
  const t = useWords();
  const [first, ...others] = offers;
  if (!first) return <p className="legal">{t('item.unpublished')}</p>;
  if (others.length === 0) return <OfferLink offer={first} title={title} />;
  return (
    <details className={css['offers']}>
      <summary className={css['link']}>
        <Icon name="download" />
        {t('item.download')}
        <span className="visually-hidden">{title}</span>
      </summary>
      <ul>
        {offers.map((offer) => (
          <li key={offer.resolution}>
            <OfferLink offer={offer} title={title} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function OfferLink({ offer, title }: { offer: MediaOffer; title: string }) {
  const { lang } = usePage();
  const { nameOf } = useOfferWords();
  return (
    <a className={css['link']} href={`${offer.url}&language=${LANG_CODE[lang]}`}>
      <Icon name="download" />
      {nameOf(offer)}
      <span className="visually-hidden">{title}</span>
    </a>
  );
}
