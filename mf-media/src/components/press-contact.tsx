import { usePage } from 'shared';
import { PRESS_CARD_PATH } from 'shared/contract/media/media-terms';
import type { PressInfo } from 'shared/contract/site/site-info';
import { LANG_CODE } from 'shared/contract/text/lang';
import { useLinks } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { links } from '../links.ts';
import { useWords } from '../messages/words.ts';
import css from './press-contact.module.css';

/** Whom to ask, to write to and to keep in an address book. */
export function PressContact({ press }: { press: PressInfo | null }) {
  const t = useWords();
  const { lang } = usePage();
  const href = useLinks().to(links.contact);
  return (
    <section className={css['contact']} aria-labelledby="contact">
      <SectionHead id="contact" title={t('entry.contact')} />
      <p>{t('entry.contactText')}</p>
      {press && (
        <p>
          {press.contact} <a href={`mailto:${press.mail}`}>{press.mail}</a>
        </p>
      )}
      {press && (
        <a className={css['copy']} href={`${PRESS_CARD_PATH}?language=${LANG_CODE[lang]}`} download>
          {t('entry.contactCard')}
        </a>
      )}
      {href !== undefined && <ArrowLink href={`${href}#media`}>{t('entry.contactLink')}</ArrowLink>}
    </section>
  );
}
