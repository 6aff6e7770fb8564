import type { AnnouncementFacets, AnnouncementSearch } from 'shared/contract/content/announcement';
import type { AnnouncementCategory } from 'shared/contract/content/announcement-text';
import type { Market } from 'shared/contract/invest/stock';

interface Announced {
  market: Market;
  category: AnnouncementCategory;
  /** `yyyy-MM-dd`. */
  date: string;
}

type Question = 'market' | 'category' | 'year';
type Answers = Pick<AnnouncementSearch, Question>;

const answerOf: { readonly [Q in Question]: (row: Announced) => string } = {
  market: ({ market }) => market,
  category: ({ category }) => category,
  year: ({ date }) => date.slice(0, 4),
};

const isOpen = (answer: string | number): boolean => answer === '' || answer === 0;

/** Whether it fits every answer, or all but one. */
export function isWanted(row: Announced, answers: Answers, except?: Question): boolean {
  return (Object.keys(answerOf) as Question[]).every(
    (question) =>
      question === except || isOpen(answers[question]) || answerOf[question](row) === String(answers[question]),
  );
}

/** How many rows each answer to each question would leave, the other answers as they are. */
export function countAnswers(rows: readonly Announced[], answers: Answers): AnnouncementFacets {
  const countsOf = (question: Question): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const row of rows.filter((one) => isWanted(one, answers, question))) {
      const answer = answerOf[question](row);
      counts[answer] = (counts[answer] ?? 0) + 1;
    }
    return counts;
  };
  return { market: countsOf('market'), category: countsOf('category'), year: countsOf('year') };
}
