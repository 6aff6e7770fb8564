import type { Lesson } from 'shared/contract/invest/investor';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailBelow } from '../../model/invest-trail.ts';
import { todayIn } from '../../model/price-on-day.ts';
import { answerTexts, attemptIn, quizQuery, rightAnswers } from '../../model/quiz.ts';
import { paths } from '../../paths.ts';

export interface CertificateData {
  lesson: Lesson;
  /** `yyyy-MM-dd`, Asia/Shanghai. */
  date: string;
}

/** For a lesson whose answers in the address are all right; other answers lead back to the lesson, which explains them. */
export async function loadCertificate(
  request: PageRequest,
  { api, lang }: LoadServices,
): Promise<Outcome<CertificateData>> {
  const { list } = await api.call('lesson/list', {});
  const choice = quizQuery.parse(request.query);
  if (choice?.lesson === '') return { kind: 'redirect', status: 302, to: paths.education.href(lang) };
  const attempt = choice && attemptIn(choice, list);
  const lesson = list.find(({ baseId }) => baseId === attempt?.lesson);
  if (!attempt || !lesson) return NOT_FOUND;
  if (rightAnswers(lesson, attempt) < lesson.questions.length)
    return { kind: 'redirect', status: 302, to: paths.education.href(lang, answerTexts(attempt)) };
  const words = (lang === 'cn' ? cn : en).certificate;
  const title = words.titleOf.replace('{{title}}', lesson.title);
  return {
    kind: 'page',
    head: {
      title,
      description: words.description.replace('{{title}}', lesson.title),
      trail: trailBelow('education', lang, title),
      noindex: true,
    },
    data: { lesson, date: todayIn(request.now) },
  };
}
