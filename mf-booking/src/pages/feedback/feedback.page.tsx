import { usePage } from 'shared';
import { useTrail, type PageProps } from 'shared/server';
import { IMPROVEMENTS, LIKED } from 'shared/contract/booking/feedback';
import { Notice } from 'shared/ui/feedback/notice/notice';
import { Button } from 'shared/ui/form/button/button';
import { Choice, ChoiceGroup } from 'shared/ui/form/choice/choice';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { FeedbackData } from './feedback.load.ts';
import css from './feedback.module.css';

/** Two questions after a visit, by an ordinary form. */
export function FeedbackPage({ data }: PageProps<FeedbackData>) {
  const t = useWords();
  const { outcome, token } = data;
  const isDone = outcome === 'thanks' || outcome === 'again';
  return (
    <div className="bound">
      <PageHead
        title={t('feedback.title')}
        lead={t('feedback.lead')}
        breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}
      />
      <div className={css['body']}>
        {outcome && <Notice role="status">{t(`feedback.outcomes.${outcome}`)}</Notice>}
        {!isDone && token === '' && outcome === null && <Notice>{t('feedback.noLink')}</Notice>}
        {!isDone && token !== '' && <Questions data={data} />}
      </div>
    </div>
  );
}

function Questions({ data: { token, liked, improve, outcome } }: { data: FeedbackData }) {
  const t = useWords();
  const { lang } = usePage();
  const missing = (isChosen: boolean) => (outcome === 'missing' && !isChosen ? t('feedback.choose') : undefined);
  return (
    <form className={css['form']} method="post" action={paths.feedback.href(lang)}>
      <input type="hidden" name="token" value={token} />
      <ChoiceGroup id="liked" label={t('feedback.liked')} error={missing(liked !== null)}>
        {LIKED.map((value) => (
          <Choice key={value} name="liked" value={String(value)} defaultChecked={liked === value} required>
            {t(`feedback.likes.${value}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup id="improve" label={t('feedback.improve')} error={missing(improve !== null)}>
        {IMPROVEMENTS.map((value) => (
          <Choice key={value} name="improve" value={value} defaultChecked={improve === value} required>
            {t(`feedback.improvements.${value}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      <p className="note">{t('feedback.promise')}</p>
      <div>
        <Button>{t('feedback.send')}</Button>
      </div>
    </form>
  );
}
