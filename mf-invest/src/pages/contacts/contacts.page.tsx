import type { InvestorContact } from 'shared/contract/invest/investor';
import { usePage } from 'shared';
import type { PageProps } from 'shared/server';
import { NameCard } from 'shared/ui/cards/name-card/name-card';
import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { InvestHead } from '../../components/invest-head.tsx';
import { useWords } from '../../messages/words.ts';
import type { ContactsData } from './contacts.load.ts';

/** Who answers investors, by telephone and mail, and as a card to keep (spec SCR-invest-contacts). */
export function ContactsPage({ data: { contacts } }: PageProps<ContactsData>) {
  const t = useWords();
  return (
    <div className="bound">
      <InvestHead page="contacts" lead={t('contacts.lead')} />
      <div className="section stack">
        {contacts === null ? (
          <p className="note">{t('contacts.missing')}</p>
        ) : (
          <div className="card-grid three">
            {contacts.map((contact) => (
              <Contact key={contact.id} contact={contact} />
            ))}
          </div>
        )}
        <p className="note">{t('contacts.hours')}</p>
      </div>
    </div>
  );
}

function Contact({ contact: { id, name, role, languages, phone, email, cardUrl } }: { contact: InvestorContact }) {
  const t = useWords();
  const { lang } = usePage();
  const facts = [
    { name: t('contacts.phone'), value: <a href={`tel:${phone.replaceAll(' ', '-')}`}>{phone}</a> },
    { name: t('contacts.email'), value: <a href={`mailto:${email}`}>{email}</a> },
    { name: t('contacts.languages'), value: languages },
  ];
  return (
    <NameCard level={2} name={name} latin={lang === 'cn'} office={role} facts={facts} signed={id}>
      <TextLink href={cardUrl} label={t('contacts.cardOf', { name })} download>
        {t('contacts.card')}
      </TextLink>
    </NameCard>
  );
}
