import type { MouseEvent, ReactNode } from 'react';
import { usePage } from 'shared';
import { hrefOf, stockQuery, type StockChoice } from '../../model/stock-choice.ts';

export interface ChoiceLinkProps {
  choice: StockChoice;
  current: boolean;
  choose: (choice: StockChoice) => void;
  className: string | undefined;
  children: ReactNode;
}

/** Much is drawn anew for a choice: first the browser shows that it was pressed. */
function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/** A link to the view; with the island alive, a plain click switches in place instead. */
export function ChoiceLink({ choice, current, choose, className, children }: ChoiceLinkProps) {
  const { lang } = usePage();
  function follow(event: MouseEvent): void {
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (newTab) return;
    event.preventDefault();
    afterPaint(() => choose(choice));
  }
  return (
    <a className={className} href={hrefOf(lang, choice)} aria-current={current ? 'true' : undefined} onClick={follow}>
      {children}
    </a>
  );
}

/** A choice that goes along with a form by GET. */
export function ChoiceFields({ choice }: { choice: StockChoice }) {
  return Object.entries(stockQuery.texts(choice)).map(
    ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
  );
}
