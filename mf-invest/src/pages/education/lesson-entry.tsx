import type { ReactNode } from 'react';
import { useLinks } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Disclosure } from 'shared/ui/text/disclosure/disclosure';
import { links } from '../../links.ts';
import { useWords } from '../../messages/words.ts';
import css from './education.module.css';
import { LessonQuiz, type LessonQuizProps } from './lesson-quiz.tsx';

export interface LessonEntryProps extends LessonQuizProps {
  /** With links to the glossary. */
  summary: ReactNode;
}

/** What a lesson is about, how long it takes, and its questions, which are open once they were answered. */
export function LessonEntry({ lesson, attempt, summary }: LessonEntryProps) {
  const t = useWords();
  const { baseId, title, minutes, questions } = lesson;
  const href = useLinks().to(links.lesson, { baseid: baseId });
  return (
    <li className={css['lesson']} id={baseId}>
      <div className={css['about']}>
        <p className={css['minutes']}>{t('education.minutes', { count: minutes })}</p>
        <h3 className="title">{title}</h3>
        <p className={css['summary']}>{summary}</p>
        {href !== undefined && (
          <ArrowLink href={href}>
            {t('education.read')}
            <span className="visually-hidden">{t('education.readOf', { title })}</span>
          </ArrowLink>
        )}
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
