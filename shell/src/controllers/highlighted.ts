import type { Mark } from 'shared/contract/site/search';

/** Where a word has what was typed. Case does not matter. */
export function wordMarks(word: string, keyword: string): Mark[] {
  const start = keyword === '' ? -1 : word.toLowerCase().indexOf(keyword.toLowerCase());
  return start === -1 ? [] : [[start, keyword.length]];
}

/** A text as nodes, never as HTML; `marks` are in order and never touch each other. */
export function highlighted(text: string, marks: readonly Mark[]): (string | Node)[] {
  const ends = [0, ...marks.map(([start, length]) => start + length)];
  const parts = marks.flatMap(([start, length], index) => {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(start, start + length);
    return [text.slice(ends[index], start), mark];
  });
  return [...parts, text.slice(ends.at(-1))].filter((part) => part !== '');
}
