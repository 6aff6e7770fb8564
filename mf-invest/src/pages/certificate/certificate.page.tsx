import { usePage } from 'shared';
import { useTrail, type PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { CertificateData } from './certificate.load.ts';
import css from './certificate.module.css';

/** A certificate to print; the name is written on paper, so that nobody has to tell it (spec I23). */
export function CertificatePage({ data: { lesson, date } }: PageProps<CertificateData>) {
  const t = useWords();
  const { lang } = usePage();
  const { title, questions, baseId } = lesson;
  return (
    <div className="bound">
      <div className="page-head" data-print="off">
        <PageHead
          title={t('certificate.title')}
          lead={t('certificate.lead')}
          breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}
        />
        <ArrowLink href={`${paths.education.href(lang)}#${baseId}`}>{t('certificate.back')}</ArrowLink>
      </div>
      <article className={css['certificate']} aria-label={t('certificate.titleOf', { title })}>
        <p className={css['kind']}>{t('certificate.title')}</p>
        <p>{t('certificate.awarded')}</p>
        <p className={css['name']}>{t('certificate.name')}</p>
        <p>{t('certificate.passed', { count: questions.length })}</p>
        <h2 className="statement">{title}</h2>
        <p className={css['end']}>
          <span>{t('certificate.by')}</span>
          <time dateTime={date}>{date}</time>
        </p>
      </article>
    </div>
  );
}
