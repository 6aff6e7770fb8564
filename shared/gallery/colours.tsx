import css from './colours.module.css';

const COLOURS = [
  'ground',
  'stage',
  'panel',
  'night',
  'text',
  'text-soft',
  'text-faint',
  'line-field',
  'stream',
  'signal',
  'signal-text',
  'focus',
  'rise',
  'fall',
  'data-1',
  'data-2',
  'data-3',
  'data-4',
] as const;

/** Opaque colours by the names of their tokens. */
export function Colours() {
  return (
    <ul className={css['colours']}>
      {COLOURS.map((name) => (
        <li key={name} className={css['colour']} lang="en">
          <span className={css[name]} />
          {name}
        </li>
      ))}
    </ul>
  );
}
