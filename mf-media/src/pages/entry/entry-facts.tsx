import { usePage } from 'shared';
import type { MediaDetail, MediaSubject } from 'shared/contract/media/media-detail';
import { dateFormat } from 'shared/i18n/formats';
import { Facts, type Fact } from 'shared/ui/data/facts/facts';
import { useWords } from '../../messages/words.ts';
import css from './entry.module.css';

/** Kinds of subjects in the order in which they are told; a place of its own is told already. */
const TOLD = ['vehicle', 'technology', 'event', 'people'] as const satisfies readonly MediaSubject['kind'][];

/** When, where, what and whose it is, and what may be done with it. */
export function EntryFacts({ entry }: { entry: MediaDetail }) {
  const t = useWords();
  const { lang } = usePage();
  const { item, place, subjects, topics, colour, orientation } = entry;
  const creditLine = t(item.kind === 'video' ? 'entry.filmCreditLine' : 'entry.creditLine', { credit: item.credit });
  const brands = [...new Set(subjects.flatMap(({ brand }) => brand ?? []))];
  const separator = lang === 'cn' ? '、' : ', ';
  const known = (name: string, values: readonly string[]): Fact[] =>
    values.length === 0 ? [] : [{ name, value: values.join(separator) }];
  const facts: Fact[] = [
    ...known(t('entry.day'), [longDay(item.date, lang)]),
    ...known(t('entry.kind'), [t(`item.${item.kind}`)]),
    ...known(t('entry.place'), place === '' ? [] : [place]),
    ...known(t('entry.brand'), brands),
    ...TOLD.flatMap((kind) =>
      known(
        t(`entry.${kind}`),
        subjects.filter((subject) => subject.kind === kind).map(({ name }) => name),
      ),
    ),
    ...known(
      t('entry.topics'),
      topics.map((topic) => t(`topics.names.${topic}`)),
    ),
    ...known(t('entry.colour'), colour === undefined ? [] : [t(`item.colours.${colour}`)]),
    ...known(t('entry.orientation'), orientation === undefined ? [] : [t(`item.orientations.${orientation}`)]),
    { name: t('entry.credit'), value: <CreditLine line={creditLine} /> },
    { name: t('entry.licence'), value: t('entry.licenceText') },
  ];
  return (
    <section aria-label={t('entry.facts')}>
      <Facts facts={facts} />
    </section>
  );
}

const longDay = (day: string, lang: 'cn' | 'en'): string =>
  dateFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** What must be named, and a way to take it along. */
function CreditLine({ line }: { line: string }) {
  const t = useWords();
  return (
    <>
      <span className={css['line']}>{line}</span>
      <button
        className={css['copy']}
        type="button"
        data-js-only=""
        data-copy-link={line}
        data-copied={t('entry.copied')}
      >
        {t('entry.copyCredit')}
      </button>
    </>
  );
}
