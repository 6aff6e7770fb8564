import type { Lang } from 'shared/contract/text/lang';
import type { Say } from '../../messages/en.ts';
import { EntryLine } from 'shared/ui/form/entry-line/entry-line';
import { menuUrl } from '../menu-url.ts';
import css from './newsletter.module.css';

/**
 * Subscription by e-mail at `#subscribe` of every page (spec SCR-newsletter, RULE-email). Its script
 * comes when somebody reaches for the field, encrypts the address and answers in place; without it the form is posted to
 * the web process, which does the same.
 */
export function Newsletter({ lang, say }: { lang: Lang; say: Say }) {
  return (
    <section className={css['newsletter']} aria-labelledby="subscribe">
      <h2 className={`heading ${css['title']}`} id="subscribe">
        {say('newsletter.title')}
      </h2>
      <form
        action={menuUrl('/subscribe', lang)}
        method="post"
        data-newsletter=""
        data-controller="subscription"
        data-invalid={say('newsletter.invalid')}
        data-requested={say('newsletter.requested')}
        data-failed={say('newsletter.failed')}
      >
        <EntryLine
          label={say('newsletter.email')}
          action={say('newsletter.subscribe')}
          type="email"
          name="email"
          placeholder={say('newsletter.placeholder')}
          maxLength={254}
          autoComplete="email"
          aria-describedby="newsletter-note"
          required
        />
        <p className={css['answer']} role="status" data-answer="" />
        <p className={css['note']} id="newsletter-note">
          {say('newsletter.note')}
        </p>
      </form>
    </section>
  );
}
