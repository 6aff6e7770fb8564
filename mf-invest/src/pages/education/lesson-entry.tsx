import { usePage } from 'shared';
import type { Lesson } from 'shared/contract/investor';
import { pageHref } from 'shared/contract/site-link';
import { ArrowLink } from 'shared/ui/arrow-link/arrow-link';
import { Disclosure } from 'shared/ui/disclosure/disclosure';
import { useWords } from '../../messages/words.ts';
import type { Attempt } from '../../model/quiz.ts';
import css from './education.module.css';
import { LessonQuiz } from './lesson-quiz.tsx';

export interface LessonEntryProps {
  lesson: Lesson;
  /** Of this lesson; null as long as nobody answered. */
  attempt: Attempt | null;
}

/** What a lesson is about, how long it takes, and its questions, which are open once they were answered. */
export function LessonEntry({ lesson, attempt }: LessonEntryProps) {
  const t = useWords();
  const { lang } = usePage();
  const { baseId, title, summary, minutes, questions } = lesson;
  return (
    <li className={css['lesson']} id={baseId}>
      <div className={css['about']}>
        <p className={css['minutes']}>{t('education.minutes', { count: minutes })}</p>
        <h3 className="title">{title}</h3>
        <p className={css['summary']}>{summary}</p>
        <ArrowLink href={pageHref(lang, `/news/detail?baseid=${baseId}`)}>
          {t('education.read')}
          <span className="visually-hidden">{t('education.readOf', { title })}</span>
        </ArrowLink>
      </div>
      {questions.length > 0 && (
        <div className={css['quiz']}>
          <Disclosure summary={t('education.test', { count: questions.length })} isOpen={attempt !== null}>
            <LessonQuiz lesson={lesson} attempt={attempt} />
          </Disclosure>
        </div>
      )}
    </li>
  );
}
