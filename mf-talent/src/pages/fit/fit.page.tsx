import { usePage } from 'shared';
import { useTrail, type PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Button } from 'shared/ui/form/button/button';
import { Choice, ChoiceGroup } from 'shared/ui/form/choice/choice';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { TalentNav } from '../../components/talent-nav.tsx';
import { useWords } from '../../messages/words.ts';
import { OPTIONS, QUESTIONS } from '../../model/role-fit.ts';
import { paths } from '../../paths.ts';
import type { FitData } from './fit.load.ts';
import css from './fit.module.css';
import { FitResult } from './fit-result.tsx';

/** Five questions as a plain form; the answer is explained above it. */
export function FitPage({ data }: PageProps<FitData>) {
  const t = useWords();
  return (
    <div className="bound">
      <div className="page-head">
        <PageHead
          title={t('fit.title')}
          lead={t('fit.lead')}
          breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}
        >
          <TalentNav current="fit" />
        </PageHead>
      </div>
      <div className={`section ${css['page']}`}>
        <FitResult fits={data.fits} jobs={data.jobs} />
        <Questions {...data} />
        <p className="note">{t('fit.how')}</p>
      </div>
    </div>
  );
}

function Questions({ answers, fits }: FitData) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <form className={css['form']} action={paths.fit.href(lang)} aria-label={t('fit.form')}>
      {QUESTIONS.map((question) => (
        <ChoiceGroup key={question} id={question} label={t(`fit.${question}.ask`)}>
          {OPTIONS.map((option) => (
            <Choice key={option} name={question} value={option} defaultChecked={answers[question] === option}>
              {t(`fit.${question}.${option}`)}
            </Choice>
          ))}
        </ChoiceGroup>
      ))}
      <div className={css['acts']}>
        <Button>{t(fits.length > 0 ? 'fit.again' : 'fit.show')}</Button>
        {fits.length > 0 && <ArrowLink href={paths.fit.href(lang)}>{t('fit.anew')}</ArrowLink>}
      </div>
    </form>
  );
}
