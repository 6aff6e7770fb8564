import { usePage } from 'shared';
import type { BestResults, SearchAnswer } from 'shared/contract/site/search';
import { contentLink } from 'shared/contract/site/site-link';
import { useWords } from '../../messages/words.ts';
import { SearchResult } from './search-result.tsx';
import css from './search.module.css';

/** What the keyword asks for itself, then what fits it best of all kinds. */
export function BestMatches({ best: { answers, list } }: { best: BestResults }) {
  const t = useWords();
  return (
    <>
      {answers.length > 0 && (
        <section aria-label={t('search.answers')}>
          <ul className={css['answers']}>
            {answers.map((answer) => (
              <Answer key={answer.title + answer.value} answer={answer} />
            ))}
          </ul>
        </section>
      )}
      {list.length > 0 && (
        <section className={css['best']} aria-labelledby="best">
          <h2 className="note" id="best">
            {t('search.best')}
          </h2>
          <ol className={css['list']}>
            {list.map((item) => (
              <SearchResult key={`${item.type}${item.baseId ?? item.id}`} item={item} level="h3" />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Answer({ answer: { title, value, note, url } }: { answer: SearchAnswer }) {
  const { lang } = usePage();
  return (
    <li className={css['answer']}>
      <a className={css['link']} href={contentLink(lang, url).href}>
        <span className="note">{title}</span> <strong className={css['value']}>{value}</strong>
      </a>
      {note !== '' && <p className="note">{note}</p>}
    </li>
  );
}
