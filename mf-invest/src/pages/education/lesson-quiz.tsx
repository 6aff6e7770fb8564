import { usePage } from 'shared';
import type { Lesson } from 'shared/contract/invest/investor';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Button } from 'shared/ui/form/button/button';
import { Choice, ChoiceGroup } from 'shared/ui/form/choice/choice';
import { Notice } from 'shared/ui/feedback/notice/notice';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { ANSWERS, answerTexts, rightAnswers, type Attempt } from '../../model/quiz.ts';
import css from './education.module.css';

export interface LessonQuizProps {
  lesson: Lesson;
  /** Of this lesson; null as long as nobody answered. */
  attempt: Attempt | null;
}

/**
 * The questions of a lesson as a plain form: its answers come back with the address, marked and explained. Nothing is
 * required, because somebody who does not know wants to read why.
 */
export function LessonQuiz({ lesson, attempt }: LessonQuizProps) {
  const t = useWords();
  const { lang } = usePage();
  const { baseId, questions } = lesson;
  return (
    <form className={css['form']} action={`${paths.education.href(lang)}#${baseId}`}>
      <input type="hidden" name="lesson" value={baseId} />
      {attempt && (
        <Notice role="note">
          {t('education.result', { right: rightAnswers(lesson, attempt), count: questions.length })}
        </Notice>
      )}
      {questions.map(({ question, options }, at) => (
        <ChoiceGroup
          key={question}
          id={`${baseId}-${at}`}
          label={question}
          {...(attempt && { hint: <Mark question={lesson.questions[at]} given={attempt.answers[at] ?? null} /> })}
        >
          {options.map((option, place) => (
            <Choice
              key={option}
              name={ANSWERS[at] ?? ''}
              value={String(place)}
              defaultChecked={attempt?.answers[at] === place}
            >
              {option}
            </Choice>
          ))}
        </ChoiceGroup>
      ))}
      <div className={css['actions']}>
        <Button weight="ghost">{t(attempt ? 'education.checkAgain' : 'education.check')}</Button>
        {attempt && rightAnswers(lesson, attempt) === questions.length && (
          <ArrowLink href={paths.certificate.href(lang, answerTexts(attempt))}>{t('certificate.link')}</ArrowLink>
        )}
        {attempt && <ArrowLink href={`${paths.education.href(lang)}#${baseId}`}>{t('education.startAnew')}</ArrowLink>}
      </div>
    </form>
  );
}

interface MarkProps {
  question: Lesson['questions'][number] | undefined;
  given: number | null;
}

/** Right or not by word and sign, never by colour alone (WCAG 1.4.1), and why in either case. */
function Mark({ question, given }: MarkProps) {
  const t = useWords();
  if (!question) return null;
  const { answer, options, explanation } = question;
  const isRight = given === answer;
  const verdict = isRight ? 'right' : given === null ? 'open' : 'wrong';
  return (
    <span className={css['mark']}>
      <strong className={isRight ? css['right'] : css['wrong']}>
        <span aria-hidden="true">{isRight ? '✓ ' : '→ '}</span>
        {t(`education.${verdict}`, { answer: options[answer] ?? '' })}
      </strong>{' '}
      {explanation}
    </span>
  );
}
