import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site/site-link';
import { FROM_PAGE } from 'shared/contract/site/subscription';
import type { PageProps } from 'shared/server';
import { Button, ButtonLink } from 'shared/ui/form/button/button';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { MoreStories } from '../../components/more-stories.tsx';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { SubscriptionData, SubscriptionView } from './subscription.load.ts';
import css from './subscription.module.css';

/** Whether it shall be, or how it went (spec STATE-subscription), and what is new. */
export function SubscriptionPage({ data: { view, latest } }: PageProps<SubscriptionData>) {
  return (
    <>
      <div className={`bound ${css['outcome']}`}>
        {view.kind === 'question' ? <Question {...view} /> : <Outcome {...view} />}
      </div>
      <Latest articles={latest} />
    </>
  );
}

type Of<Kind extends SubscriptionView['kind']> = Omit<Extract<SubscriptionView, { kind: Kind }>, 'kind'>;

/** One question, one button, no script: it must work in whatever a mail program opens it with. */
function Question({ act, form }: Of<'question'>) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <EmptyState level={1} title={t(`subscription.ask.${act}.title`)} advice={t(`subscription.ask.${act}.text`)}>
      <form className={css['ways']} method="post" action={form}>
        <input type="hidden" {...FROM_PAGE} />
        <Button>{t(`subscription.ask.${act}.button`)}</Button>
        <ButtonLink href={pageHref(lang, '/')} weight="ghost">
          {t('subscription.home')}
        </ButtonLink>
      </form>
    </EmptyState>
  );
}

function Outcome({ act, succeeded }: Of<'outcome'>) {
  const t = useWords();
  const { lang } = usePage();
  const outcome = succeeded ? 'success' : 'fail';
  return (
    <EmptyState
      level={1}
      title={t(`subscription.${outcome}.${act}.title`)}
      advice={t(`subscription.${outcome}.${act}.text`)}
    >
      <div className={css['ways']}>
        {succeeded ? (
          <ButtonLink href={pageHref(lang, '/')}>{t('subscription.home')}</ButtonLink>
        ) : (
          <ButtonLink href="#subscribe">{t('subscription.again')}</ButtonLink>
        )}
        <ButtonLink href={paths.contact.href(lang)} weight="ghost">
          {t('subscription.contact')}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}

function Latest({ articles }: { articles: SubscriptionData['latest'] }) {
  const t = useWords();
  const { lang } = usePage();
  const more = { href: paths.news.href(lang), name: t('home.allNews') };
  return <MoreStories id="latest" title={t('subscription.latest')} more={more} articles={articles} />;
}
