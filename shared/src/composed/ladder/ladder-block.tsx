import type { BlockOf } from '../block-sources.ts';
import { BlockFrame } from '../blocks/block-frame.tsx';
import css from './ladder-block.module.css';

type Grade = BlockOf<'ladder'>['items'][number];

/** A career as columns of grades; each leads to those that follow it, on its own path or another. */
export function LadderBlock({ block }: { block: BlockOf<'ladder'> }) {
  const names = new Map(block.items.map(({ id, name }) => [id, name]));
  const paths = [...Map.groupBy(block.items, ({ path }) => path)];
  return (
    <BlockFrame top={block}>
      <div className={css['ladder']}>
        {paths.map(([path, grades]) => (
          <section key={path} aria-label={path}>
            <h3 className="title">{path}</h3>
            <ol className={css['path']}>
              {grades.map((grade) => (
                <GradeEntry key={grade.id} grade={grade} word={block.next} names={names} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </BlockFrame>
  );
}

function GradeEntry({ grade, word, names }: { grade: Grade; word: string; names: ReadonlyMap<string, string> }) {
  const { id, name, years, text, next } = grade;
  return (
    <li className={css['grade']} id={id} tabIndex={-1}>
      <h4 className={css['name']}>{name}</h4>
      <p className="note">{years}</p>
      <p>{text}</p>
      {next.length > 0 && (
        <p className={css['next']}>
          <span>{word}</span>
          {next.map((to) => (
            <a key={to} href={`#${to}`}>
              {names.get(to)}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}
