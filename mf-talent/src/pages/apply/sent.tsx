import { usePage } from 'shared';
import type { ApplicationReceipt } from 'shared/contract/talent/application';
import { Facts } from 'shared/ui/data/facts/facts';
import { ButtonLink } from 'shared/ui/form/button/button';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { useWords } from '../../messages/words.ts';
import { dayName } from '../../model/day-name.ts';
import { paths } from '../../paths.ts';
import css from './apply.module.css';

/** What an applicant keeps: the number, and the link that sees and withdraws it. */
export function Sent({ receipt }: { receipt: ApplicationReceipt }) {
  const t = useWords();
  const { lang } = usePage();
  const facts = [
    { name: t('apply.reference'), value: receipt.reference },
    { name: t('apply.sentAt'), value: receipt.sentAt.slice(0, 16) },
    { name: t('apply.erasedOn'), value: dayName(receipt.erasedOn, lang) },
  ];
  return (
    <div className={css['sent']} data-sent={receipt.reference}>
      <p className="lead">{t('apply.sentLead')}</p>
      <Facts facts={facts} />
      <p>{t('apply.sentNext')}</p>
      <p>
        <ButtonLink href={`${paths.application.href(lang)}#application=${receipt.manageToken}`}>
          {t('apply.manage')}
        </ButtonLink>
      </p>
      <p className="note">{t('apply.token', { token: receipt.manageToken })}</p>
      <ArrowLink href={paths.jobs.href(lang)}>{t('job.back')}</ArrowLink>
    </div>
  );
}
