/** One file of the light Han face. */
export interface HanFile {
  /** Without folder and `.woff2`. */
  name: string;
  /** In the order of their code points. */
  characters: readonly string[];
  /** First and last code point that the browser asks this file for. */
  range: readonly [from: number, to: number];
}

/** About 70 KB, of which every Chinese page uses much. */
const FIRST_FILE = 520;
/** A heading seldom has more than two rare characters, so small files of them cost less than one. */
const RARE_FILES = 8;

const HAN = [0x2e80, 0xffef] as const;
const hex = (point: number) => point.toString(16).toUpperCase();
const pointOf = (character: string | undefined) => character?.codePointAt(0) ?? 0;

/**
 * Cuts the face so that a page loads what its headings need. The frame's and the most common characters come first, in
 * a file that is asked for every Han character. What it lacks lies in files that follow each other in code points,
 * because a list of scattered ones would weigh more in the styles of every page than it saves in fonts.
 *
 * @param characters the most common first
 */
export function hanFiles(characters: readonly string[], frame: ReadonlySet<string>): HanFile[] {
  const ranked = [...characters.filter((one) => frame.has(one)), ...characters.filter((one) => !frame.has(one))];
  const count = Math.max(FIRST_FILE, frame.size);
  const rare = ranked.slice(count).toSorted();
  const size = Math.ceil(rare.length / RARE_FILES);
  const parts = Array.from({ length: RARE_FILES }, (_, index) => rare.slice(index * size, (index + 1) * size));
  const filled = parts.filter((part) => part.length > 0);
  return [
    ...filled.map((part, index): HanFile => {
      const next = filled[index + 1];
      const from = index === 0 ? HAN[0] : pointOf(part[0]);
      return {
        name: `han-display-300-${index + 1}`,
        characters: part,
        range: [from, next ? pointOf(next[0]) - 1 : HAN[1]],
      };
    }),
    { name: 'han-display-300', characters: ranked.slice(0, count).toSorted(), range: HAN },
  ];
}

/** Light Han faces of the systems, by their PostScript names: what a visitor has is not fetched. */
const OF_SYSTEMS = [
  'PingFangSC-Light',
  'MicrosoftYaHeiLight',
  'HarmonyOS_Sans_SC_Light',
  'MiSans-Light',
  'NotoSansCJKsc-Light',
] as const;

const systemFace = `@font-face {
  font-family: 'Light Han of the System';
  src:
${OF_SYSTEMS.map((name) => `    local('${name}')`).join(',\n')};
  font-weight: 300;
  unicode-range: U+${hex(HAN[0])}-${hex(HAN[1])};
}
`;

/** Of rules whose ranges overlap, browsers take the last that has the character (CSS Fonts Level 4, section 4.8). */
export function fontFaces(files: readonly HanFile[]): string {
  const rules = files.map(
    ({ name, range: [from, to] }) => `@font-face {
  font-family: 'Chenyue Han Light';
  src: url('./fonts/${name}.woff2') format('woff2');
  font-weight: 300;
  font-display: swap;
  unicode-range: U+${hex(from)}-${hex(to)};
}
`,
  );
  return `/* Made by \`pnpm --filter shared fonts\`: the first characters come last, where browsers look first. */\n${[systemFace, ...rules].join('\n')}`;
}
