import { stockQuery, type StockChoice } from '../../model/stock-choice.ts';

/** A choice that goes along with a form by GET. */
export function ChoiceFields({ choice }: { choice: StockChoice }) {
  return Object.entries(stockQuery.texts(choice)).map(
    ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
  );
}
