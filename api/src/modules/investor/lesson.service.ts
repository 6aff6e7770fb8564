import type { CallData } from 'shared/contract/calls';
import type { Lang } from 'shared/contract/lang';
import type { Services } from '../../call-table.ts';
import { findEntries } from '../content/entry.store.ts';
import { findGathered } from '../topic/topic.store.ts';

/** Lessons whose article is out in the language, with their questions. */
export async function lessons({ db, now }: Services, lang: Lang): Promise<CallData<'lesson/list'>> {
  const { rows } = await findEntries(db, 'lesson');
  const baseIds = rows.map(({ id }) => id);
  const found = await findGathered(db, lang, {
    baseIds,
    tag: '',
    until: new Date(now()),
    offset: 0,
    limit: baseIds.length,
  });
  const known = new Map(found.rows.map((article) => [article.base_id, article]));
  const list = rows.flatMap(({ id, minutes, questions }) => {
    const article = known.get(id);
    if (!article) return [];
    const asked = questions.map(({ question, options, answer, explanation }) => ({
      question: question[lang],
      options: options[lang],
      answer,
      explanation: explanation[lang],
    }));
    return [{ baseId: id, title: article.title, summary: article.summary, minutes, questions: asked }];
  });
  return { list };
}
