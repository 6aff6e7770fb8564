import css from './holding.module.css';

export interface Holder {
  name: string;
  /** Per cent of the shares; all of them together make 100. */
  share: number;
  /** Who that is. */
  note?: string;
  href?: string;
}

export interface HoldingProps {
  /** The company that is held. */
  company: string;
  /** Since when, or another fact about the company. */
  note?: string;
  holders: readonly Holder[];
  level?: 2 | 3 | 4;
}

/** Who holds how much of a company: one bar, divided, and the same as a list. */
export function Holding({ company, note, holders, level = 3 }: HoldingProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={css['holding']}>
      <header className={css['head']}>
        <Heading className="title">{company}</Heading>
        {note !== undefined && <p className="note">{note}</p>}
      </header>
      <Bar holders={holders} />
      <ul className={css['holders']}>
        {holders.map((holder) => (
          <li key={holder.name} className={css['holder']}>
            <p className={css['share']}>
              {holder.share}
              <span className={css['unit']}>%</span>
            </p>
            <p>{holder.href === undefined ? holder.name : <a href={holder.href}>{holder.name}</a>}</p>
            {holder.note !== undefined && <p className="note">{holder.note}</p>}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Widths come from data, so they are attributes of a drawing: style attributes are refused by the content policy. */
function Bar({ holders }: { holders: readonly Holder[] }) {
  const starts = holders.map((_, at) => holders.slice(0, at).reduce((sum, { share }) => sum + share, 0));
  return (
    <svg className={css['bar']} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      {holders.map((holder, at) => (
        <rect key={holder.name} className={css['part']} x={starts[at]} width={holder.share} height="1" />
      ))}
    </svg>
  );
}
