import { usePage } from 'shared';
import { LICENCE_POINTS, TAKE_PATH } from 'shared/contract/media/media-terms';
import { LANG_CODE } from 'shared/contract/text/lang';
import { useTrail, type PageProps } from 'shared/server';
import { Button } from 'shared/ui/form/button/button';
import { Check } from 'shared/ui/form/check/check';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { TermsData } from './terms.load.ts';
import css from './terms.module.css';

/** The terms of use, which are accepted once, before the first download; here a refusal says why, too (spec M5). */
export function TermsPage({ data }: PageProps<TermsData>) {
  const t = useWords();
  const { lang } = usePage();
  const { group, picks, refused } = data;
  return (
    <div className="bound">
      <PageHead
        title={t('terms.title')}
        lead={t('terms.description')}
        breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}
      />
      <div className={css['terms']}>
        {refused && (
          <p className={css['refused']} role="alert">
            {t(`terms.refused.${refused}`)}
          </p>
        )}
        <ol className={css['points']}>
          {LICENCE_POINTS[lang].map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        <p className="note">© {group}</p>
        {picks.length > 0 && <Acceptance {...data} />}
        <ArrowLink href={paths.library.href(lang)}>{t('terms.back')}</ArrowLink>
      </div>
    </div>
  );
}

function Acceptance({ picks, file, resolution }: TermsData) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <form className={css['form']} action={TAKE_PATH}>
      <input type="hidden" name="language" value={LANG_CODE[lang]} />
      <input type="hidden" name="resolution" value={resolution} />
      {file !== '' && <input type="hidden" name="file" value={file} />}
      {picks.map((pick) => (
        <input key={pick} type="hidden" name="pick" value={pick} />
      ))}
      <Check id="terms" name="acceptTerms" value="true" required hint={t('terms.remembered')}>
        {t('terms.accept')}
      </Check>
      <Button>{t('terms.get', { count: picks.length })}</Button>
    </form>
  );
}
