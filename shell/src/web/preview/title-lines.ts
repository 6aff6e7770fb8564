/** What must not begin a line (CLREQ, section 3.1.5), and what must not end one. */
const NOT_FIRST = /^[、。，．：；！？）」』】》〉”’…—·,.:;!?)\]]/;
const NOT_LAST = /[（「『【《〈“‘([]$/;

/** Particles lean on the word before them, and a measure word on its number. */
const LEANS = /^[的了着过们吗呢吧]$/u;
const UNIT = /^\p{Script=Han}$/u;
const NUMBER = /[\d%万亿千百]$/u;

const WORDS = new Intl.Segmenter('zh', { granularity: 'word' });
const wordsOf = (han: string) => [...WORDS.segment(han)].map(({ segment }) => segment);

const belongs = (piece: string, last: string) =>
  NOT_FIRST.test(piece) || NOT_LAST.test(last) || LEANS.test(piece) || (UNIT.test(piece) && NUMBER.test(last));

/** Pieces that a line may end after: words with what clings to them. */
function piecesOf(title: string): string[] {
  const runs = title.match(/\p{Script=Han}+|[^\p{Script=Han}\s]+\s*|\s+/gu) ?? [];
  const joined: string[] = [];
  for (const piece of runs.flatMap((run) => (/^\p{Script=Han}/u.test(run) ? wordsOf(run) : [run]))) {
    const last = joined.at(-1);
    if (last !== undefined && belongs(piece, last)) joined[joined.length - 1] = last + piece;
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

/** What a line costs: the room left in it, squared, so that lines become alike; a pause in the words is worth some. */
const costOf = (line: string, room: number) => room ** 2 - (/[，：；。！？,:;–]$/u.test(line) ? 0.08 : 0);

interface Setting {
  lines: readonly string[];
  cost: number;
}

/** The same words in as many lines, none of them a leftover; null where a line would be too wide. `roomIn` is a share. */
function balance(pieces: readonly string[], count: number, roomIn: (line: string) => number): Setting | null {
  if (count === 0) return pieces.length === 0 ? { lines: [], cost: 0 } : null;
  let best: Setting | null = null;
  for (let end = pieces.length - count + 1; end > 0; end -= 1) {
    const line = pieces.slice(0, end).join('').trim();
    const room = roomIn(line);
    if (room < 0) continue;
    const rest = balance(pieces.slice(end), count - 1, roomIn);
    const cost = costOf(line, room) + (rest?.cost ?? 0);
    if (rest && (!best || cost < best.cost)) best = { lines: [line, ...rest.lines], cost };
  }
  return best;
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
    if (setting.lines.length > mostLines || isWide) continue;
    const roomIn = (line: string) => 1 - measure(line, size) / width;
    return { lines: [...(balance(pieces, setting.lines.length, roomIn)?.lines ?? setting.lines)], size };
  }
  const { lines, size } = setting;
  const cut = lines.slice(0, mostLines).map((line, index) => {
    const isCut = index === mostLines - 1 && lines.length > mostLines;
    return shorten(isCut ? `${line}…` : line, (text) => measure(text, size) <= width);
  });
  return { lines: cut, size };
}

function shorten(line: string, fits: (text: string) => boolean): string {
  const characters = Array.from(line.replace(/…$/, ''));
  if (fits(line)) return line;
  while (characters.length > 1 && !fits(`${characters.join('')}…`)) characters.pop();
  return `${characters.join('')}…`;
}
