import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site-link';
import { Button } from 'shared/ui/button/button';
import { SectionHead } from 'shared/ui/section-head/section-head';
import { TextField } from 'shared/ui/text-field/text-field';
import { useWords } from '../../messages/words.ts';
import css from './subscribe.module.css';

/** RFC 5321 §4.5.3.1.3. */
const LONGEST_ADDRESS = 254;

/** The newsletter where news are read (decision table 8.1, `news#subscribe`): a plain form to the web process. */
export function Subscribe() {
  const t = useWords();
  const { lang } = usePage();
  return (
    <section className="section" aria-labelledby="subscribe" data-ground="stage" data-print="off">
      <div className={`bound ${css['split']}`}>
        <SectionHead id="subscribe" title={t('subscription.form.title')} intro={t('subscription.form.text')} />
        <form className={css['form']} action={pageHref(lang, '/subscribe')} method="post">
          <TextField
            id="subscribe-email"
            kind="email"
            name="email"
            label={t('subscription.form.email')}
            hint={t('subscription.form.note')}
            maxLength={LONGEST_ADDRESS}
            required
          />
          <Button>{t('subscription.form.button')}</Button>
        </form>
      </div>
    </section>
  );
}
