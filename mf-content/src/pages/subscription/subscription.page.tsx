import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site-link';
import type { PageProps } from 'shared/server';
import { ButtonLink } from 'shared/ui/button/button';
import { EmptyState } from 'shared/ui/empty-state/empty-state';
import { SectionHead } from 'shared/ui/section-head/section-head';
import { StoryCard } from '../../components/story-card.tsx';
import { useWords } from '../../messages/words.ts';
import type { SubscriptionData } from './subscription.load.ts';
import css from './subscription.module.css';

/** Subscribed, unsubscribed, or why not (product specification §4), and what is new. */
export function SubscriptionPage({ data: { act, succeeded, latest } }: PageProps<SubscriptionData>) {
  const t = useWords();
  const { lang } = usePage();
  const outcome = succeeded ? 'success' : 'fail';
  return (
    <>
      <div className={`bound ${css['outcome']}`}>
        <EmptyState
          level={1}
          title={t(`subscription.${outcome}.${act}.title`)}
          advice={t(`subscription.${outcome}.${act}.text`)}
        >
          <div className={css['ways']}>
            {succeeded ? (
              <ButtonLink href={pageHref(lang, '/')}>{t('subscription.home')}</ButtonLink>
            ) : (
              <ButtonLink href="#newsletter">{t('subscription.again')}</ButtonLink>
            )}
            <ButtonLink href={pageHref(lang, '/contact')} weight="ghost">
              {t('subscription.contact')}
            </ButtonLink>
          </div>
        </EmptyState>
      </div>
      {latest.length > 0 && (
        <section className="section" aria-labelledby="latest">
          <div className="bound">
            <SectionHead
              id="latest"
              title={t('subscription.latest')}
              more={{ href: pageHref(lang, '/news'), name: t('home.allNews') }}
            />
            <ul className="card-grid three">
              {latest.map((article) => (
                <li key={article.baseId}>
                  <StoryCard
                    article={article}
                    level={3}
                    sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw"
                  />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
