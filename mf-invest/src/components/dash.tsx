/** Nothing to show; a dash alone is not read aloud. */
export function Dash({ meaning }: { meaning: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{meaning}</span>
    </>
  );
}
