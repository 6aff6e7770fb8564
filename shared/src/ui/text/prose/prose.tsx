import css from './prose.module.css';

/** Class for text that was written as elements, such as the body of a static page. */
export const proseClass = css['prose'] ?? '';

export interface ProseProps {
  /** Already sanitised: the content import lets through only what `prose.module.css` knows (shared contract). */
  html: string;
}

/** Long text as editors write it: headings, lists, tables, figures, quotations, footnotes. */
export function Prose({ html }: ProseProps) {
  // oxlint-disable-next-line react/no-danger -- sanitised when the content pack is imported (shared contract)
  return <div className={css['prose']} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Text between other elements inside of {@link proseClass}; stands there as if its elements were not wrapped. */
export function ProsePiece({ html }: ProseProps) {
  // oxlint-disable-next-line react/no-danger -- sanitised when the content pack is imported (shared contract)
  return <div className={css['piece']} dangerouslySetInnerHTML={{ __html: html }} />;
}
