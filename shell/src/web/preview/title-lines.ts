/** What must not begin a line (CLREQ §3.1.5), and what must not end one. */
const NOT_FIRST = /^[、。，．：；！？）」』】》〉”’…—·,.:;!?)\]]/;
const NOT_LAST = /[（「『【《〈“‘([]$/;

/** Pieces that a line may end after: Han characters one by one, other words whole. */
function piecesOf(title: string): string[] {
  const pieces = title.match(/\p{Script=Han}|[^\p{Script=Han}\s]+\s*|\s+/gu) ?? [];
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && (NOT_FIRST.test(piece) || NOT_LAST.test(last))) joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}

function fill(pieces: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && fits(last + piece.trimEnd())) lines[lines.length - 1] = last + piece;
    else lines.push(piece.trimStart());
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

export interface TitleSetting {
  lines: string[];
  /** Pixels. */
  size: number;
}

export interface TitleRoom {
  width: number;
  mostLines: number;
  /** Largest first. */
  sizes: readonly number[];
  measure: (text: string, size: number) => number;
}

/** The largest size in which a title fits; in the smallest one it is cut with an ellipsis. */
export function setTitle(title: string, { width, mostLines, sizes, measure }: TitleRoom): TitleSetting {
  const pieces = piecesOf(title.trim());
  let setting: TitleSetting = { lines: [], size: 0 };
  for (const size of sizes) {
    setting = { lines: fill(pieces, (line) => measure(line, size) <= width), size };
    const isWide = setting.lines.some((line) => measure(line, size) > width);
    if (setting.lines.length <= mostLines && !isWide) return setting;
  }
  const { lines, size } = setting;
  const kept = lines.slice(0, mostLines).map((line, index) => {
    const isCut = index === mostLines - 1 && lines.length > mostLines;
    return shorten(isCut ? `${line}…` : line, (text) => measure(text, size) <= width);
  });
  return { lines: kept, size };
}

function shorten(line: string, fits: (text: string) => boolean): string {
  const characters = Array.from(line.replace(/…$/, ''));
  if (fits(line)) return line;
  while (characters.length > 1 && !fits(`${characters.join('')}…`)) characters.pop();
  return `${characters.join('')}…`;
}
