import { ComposedPage } from 'shared/composed/page';
import type { PageProps } from 'shared/server';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { InvestNav } from '../../components/invest-nav.tsx';
import { useGlossary } from '../../components/use-glossary.tsx';
import { useWords } from '../../messages/words.ts';
import type { EducationData } from './education.load.ts';
import css from './education.module.css';
import { LessonEntry } from './lesson-entry.tsx';

/** Lessons to read in order, each with questions to test oneself. */
export function EducationPage({ data: { page, lessons, attempt, terms } }: PageProps<EducationData>) {
  const t = useWords();
  const inText = useGlossary(terms);
  const intro = inText(t('education.intro'));
  return (
    <ComposedPage data={page} nav={<InvestNav current="education" />}>
      <section className="section bound" aria-labelledby="lessons">
        <SectionHead id="lessons" title={t('education.lessons')} intro={intro} />
        {lessons.length === 0 && <p className="note">{t('education.missing')}</p>}
        <ol className={css['lessons']}>
          {lessons.map((lesson) => (
            <LessonEntry
              key={lesson.baseId}
              lesson={lesson}
              summary={inText(lesson.summary)}
              attempt={attempt?.lesson === lesson.baseId ? attempt : null}
            />
          ))}
        </ol>
      </section>
    </ComposedPage>
  );
}
