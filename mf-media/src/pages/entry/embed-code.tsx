import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import css from './entry.module.css';

/** The lines that show a film elsewhere, to be copied. */
export function EmbedCode({ code }: { code: string }) {
  const t = useWords();
  return (
    <section className={css['words']} aria-labelledby="embed">
      <SectionHead id="embed" title={t('filmPage.embed')} />
      <p>{t('filmPage.embedHint')}</p>
      <pre className={css['code']}>
        <code>{code}</code>
      </pre>
      <button
        className={css['copy']}
        type="button"
        data-js-only=""
        data-copy-link={code}
        data-copied={t('filmPage.codeCopied')}
      >
        {t('filmPage.copyCode')}
      </button>
    </section>
  );
}
