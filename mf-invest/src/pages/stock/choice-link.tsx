import type { MouseEvent, ReactNode } from 'react';
import { usePage } from 'shared';
import { afterPaint } from './tools/after-paint.ts';
import { hrefOf, stockQuery, type StockChoice } from '../../model/stock-choice.ts';

export interface ChoiceLinkProps {
  choice: StockChoice;
  current: boolean;
  choose: (choice: StockChoice) => void;
  className: string | undefined;
  children: ReactNode;
}

/** A link to the view; with the island alive, a plain click switches in place instead. */
export function ChoiceLink({ choice, current, choose, className, children }: ChoiceLinkProps) {
  const { lang } = usePage();
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    const { currentTarget: link } = event;
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (newTab) return;
    event.preventDefault();
    afterPaint(link, () => choose(choice));
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
