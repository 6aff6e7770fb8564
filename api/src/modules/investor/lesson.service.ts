import type { CallData } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { namedArticles } from '../article/named-articles.service.ts';

/** Lessons whose article is out in the language, with their questions. */
export async function lessons(services: Services, lang: Lang): Promise<CallData<'lesson/list'>> {
  const { rows } = await findEntries(services.content, 'lesson');
  const baseIds = rows.map(({ id }) => id);
  const found = await namedArticles(services, lang, { baseIds, tag: '', offset: 0, limit: baseIds.length });
  const known = new Map(found.rows.map((article) => [article.base_id, article]));
  const list = rows.flatMap(({ id, minutes, questions }) => {
    const article = known.get(id);
    if (!article) return [];
    const translated = questions.map(({ question, options, answer, explanation }) => ({
      question: question[lang],
      options: options[lang],
      answer,
      explanation: explanation[lang],
    }));
    return [{ baseId: id, title: article.title, summary: article.summary, minutes, questions: translated }];
  });
  return { list };
}
