/** One file of the Latin face. */
export interface LatinFile {
  /** Without folder and `.woff2`. */
  name: string;
  /** First and last code point of each stretch. */
  ranges: readonly (readonly [from: number, to: number])[];
  /** Percent of the normal width and weight from 1 to 1000: a number, or the least and the most. */
  width: number | readonly [least: number, most: number];
  weight: number | readonly [least: number, most: number];
}

/** Letters, figures and signs that pages are written with: ASCII, no-break space, © ° ± · × ÷ – — ‘ ’ “ ” … ↑ ↓ −. */
const COMMON = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb1],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
] as const;

/** What a name or a loanword may have besides. */
const SELDOM = [
  [0xa1, 0xff],
  [0x201a, 0x201a],
  [0x2022, 0x2022],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
] as const;

/** What a calendar and the words that stand in for a moment need. */
const ASCII = [[0x20, 0x7e]] as const;

/** From running text to the widest headings, and from those to what is firm (`--width-*` and `--weight-*`). */
const REGISTERS = { width: [100, 112], weight: [250, 500] } as const;

/**
 * What few pages need, what every page loads, and the narrow letters of a calendar on a small phone. Of faces whose
 * ranges overlap, browsers take the last that has the character (CSS Fonts Level 4, section 4.8).
 */
export const LATIN_FILES: readonly LatinFile[] = [
  { name: 'archivo-seldom', ranges: SELDOM, ...REGISTERS },
  { name: 'archivo', ranges: COMMON, ...REGISTERS },
  { name: 'archivo-narrow', ranges: ASCII, width: 75, weight: 400 },
];

/**
 * How much wider than Arial each register sets our English articles, in percent, so that nothing moves when the letters
 * arrive; Roboto is as wide as Arial.
 */
const STAND_INS = [
  { width: 100, size: 97 },
  { width: 106, size: 102 },
  { width: 112, size: 108 },
] as const;

/** Heights of the face, in percent of its size (its table `hhea`). */
const ASCENT = 87.8;
const DESCENT = 21;

const hex = (point: number) => point.toString(16).toUpperCase();
const rangesOf = (ranges: LatinFile['ranges']) =>
  ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
const percent = (value: LatinFile['width']) =>
  [value]
    .flat()
    .map((one) => `${one}%`)
    .join(' ');
const share = (height: number, size: number) => `${Math.round((height / size) * 1000) / 10}%`;

const faceOf = ({ name, ranges, width, weight }: LatinFile) => `@font-face {
  font-family: 'Archivo';
  src: url('./fonts/${name}.woff2') format('woff2');
  font-weight: ${[weight].flat().join(' ')};
  font-stretch: ${percent(width)};
  font-display: swap;
  unicode-range: ${rangesOf(ranges)};
}
`;

/** Arial with its measures: of its own name, of Linux's, and what Android has instead. */
const standInOf = ({ width, size }: (typeof STAND_INS)[number]) => `@font-face {
  font-family: 'Archivo Stand-in';
  src: local('Arial'), local('Liberation Sans'), local('Roboto');
  font-stretch: ${percent(width)};
  ascent-override: ${share(ASCENT, size)};
  descent-override: ${share(DESCENT, size)};
  line-gap-override: 0%;
  size-adjust: ${size}%;
}
`;

/** The face and what stands for it until it is here (CSS Fonts Level 5, section 4: font metrics override descriptors). */
export function latinFaces(): string {
  const rules = [...LATIN_FILES.map(faceOf), ...STAND_INS.map(standInOf)];
  return `/* Made by \`pnpm --filter shared fonts\`. */\n${rules.join('\n')}`;
}

/** Every character of a file. */
export const charactersOf = ({ ranges }: LatinFile): string =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
    .join('');
