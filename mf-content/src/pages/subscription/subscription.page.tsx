import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site-link';
import { FROM_PAGE } from 'shared/contract/subscription';
import type { PageProps } from 'shared/server';
import { Button, ButtonLink } from 'shared/ui/button/button';
import { EmptyState } from 'shared/ui/empty-state/empty-state';
import { MoreStories } from '../../components/more-stories.tsx';
import { useWords } from '../../messages/words.ts';
import type { SubscriptionData, SubscriptionMatter } from './subscription.load.ts';
import css from './subscription.module.css';

/** Whether it shall be, or how it went (product specification §4), and what is new. */
export function SubscriptionPage({ data: { matter, latest } }: PageProps<SubscriptionData>) {
  return (
    <>
      <div className={`bound ${css['outcome']}`}>
        {matter.kind === 'question' ? <Question {...matter} /> : <Outcome {...matter} />}
      </div>
      <Latest articles={latest} />
    </>
  );
}

type Of<Kind extends SubscriptionMatter['kind']> = Omit<Extract<SubscriptionMatter, { kind: Kind }>, 'kind'>;

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
        <ButtonLink href={pageHref(lang, '/contact')} weight="ghost">
          {t('subscription.contact')}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}

function Latest({ articles }: { articles: SubscriptionData['latest'] }) {
  const t = useWords();
  const { lang } = usePage();
  const more = { href: pageHref(lang, '/news'), name: t('home.allNews') };
  return <MoreStories id="latest" title={t('subscription.latest')} more={more} articles={articles} />;
}
