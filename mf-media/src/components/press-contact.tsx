import { useLinks } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { links } from '../links.ts';
import { useWords } from '../messages/words.ts';
import css from './press-contact.module.css';

/** Whom to ask. */
export function PressContact() {
  const t = useWords();
  const href = useLinks().to(links.contact);
  return (
    <section className={css['contact']} aria-labelledby="contact">
      <SectionHead id="contact" title={t('entry.contact')} />
      <p>{t('entry.contactText')}</p>
      {href !== undefined && <ArrowLink href={`${href}#media`}>{t('entry.contactLink')}</ArrowLink>}
    </section>
  );
}
