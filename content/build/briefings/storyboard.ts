import { readPackFile, type Lang } from '../../src/read-pack.ts';
import type { Cue } from '../../src/web-vtt.ts';
import type { Words } from '../document-sheets.ts';
import { cuesOf, secondsToRead, tenths } from './cues.ts';
import { slideOf, type Result, type Slide } from './slides.ts';

/** One slide, and who speaks while it is seen. Times are seconds from the start of the film. */
export interface Scene {
  from: number;
  until: number;
  /** Of the briefing; empty for the first and the last. */
  part: Words;
  slide: Slide;
  said: readonly { by: Words; from: number; until: number }[];
}

export interface Storyboard {
  /** Of the result: `2025-annual`. */
  id: string;
  /** Name of its files in `media/`. */
  file: string;
  seconds: number;
  scenes: readonly Scene[];
  /** Where each part of the briefing begins. */
  begins: readonly number[];
  /** WebVTT of the kind `chapters`, by language. */
  chapters: Readonly<Record<Lang, readonly Cue[]>>;
  captions: Readonly<Record<Lang, readonly Cue[]>>;
}

const TITLE_SECONDS = 3.6;
const END_SECONDS = 5.4;
const NOBODY: Words = { cn: '', en: '' };
const SILENT: Words = { cn: '无声影片 · 字幕为当场发言', en: 'Silent film; the captions are what was said' };
const END: Words = { cn: '辰岳汽车集团', en: 'Chenyue Automobile Group' };
const ADVICE: Words = {
  cn: '展望以发布日所知为准，可能改变；不构成投资建议。',
  en: 'Outlooks are of their day and may change. Nothing in this film is investment advice.',
};

/** Words that are said or written from one second to another. */
interface Line {
  from: number;
  until: number;
  text: Words;
}

/** Who says it, before what is said: captions name a speaker who was not the last. */
const named = ({ cn, en }: Words, text: Words): Words => ({
  cn: `${cn.split('，')[0]}：${text.cn}`,
  en: `${en.split(',')[0]}: ${text.en}`,
});

const isSame = (a: Slide, b: Slide) => JSON.stringify(a) === JSON.stringify(b);

/** The scenes of a briefing from a second on: one for all lines in a row that have the same slide. */
function scenesOf(result: Result, start: number) {
  const scenes: Scene[] = [];
  const lines: Line[] = [];
  const begins: number[] = [];
  let at = start;
  let speaker = '';
  for (const part of result.briefing) {
    begins.push(at);
    for (const [index, { by, text }] of part.lines.entries()) {
      const words = by.en === speaker ? text : named(by, text);
      speaker = by.en;
      const until = tenths(at + secondsToRead(words));
      const slide = slideOf(result, part, index);
      const last = scenes.at(-1);
      const said = { by, from: at, until };
      if (last && isSame(last.slide, slide)) scenes[scenes.length - 1] = { ...last, until, said: [...last.said, said] };
      else scenes.push({ from: at, until, part: part.heading, slide, said: [said] });
      lines.push({ from: at, until, text: words });
      at = until;
    }
  }
  return { scenes, lines, begins, until: at };
}

/** The film of a briefing: what is seen, when, and the words to it; undefined of a result without one. */
export function storyboardOf(result: Result): Storyboard | undefined {
  const event = readPackFile('events.json').find(({ id }) => id === result.event);
  if (!event || result.briefing.length === 0) return undefined;
  const { scenes, lines, begins, until } = scenesOf(result, TITLE_SECONDS);
  const seconds = tenths(until + END_SECONDS);
  const day = event.begins.slice(0, 10);
  const note = { cn: `${day} · ${SILENT.cn}`, en: `${day} · ${SILENT.en}` };
  const opening: Line = { from: 0, until: TITLE_SECONDS, text: event.title };
  const closing: Line = { from: until, until: seconds, text: ADVICE };
  const frame = { part: NOBODY, said: [] };
  const all = [opening, ...lines, closing];
  const inBoth = <T>(make: (lang: Lang) => T): Record<Lang, T> => ({ cn: make('cn'), en: make('en') });
  return {
    id: result.id,
    file: `briefing-${result.id}`,
    seconds,
    begins,
    scenes: [
      { ...frame, from: 0, until: TITLE_SECONDS, slide: { kind: 'title', title: event.title, note } },
      ...scenes,
      { ...frame, from: until, until: seconds, slide: { kind: 'title', title: END, note: ADVICE } },
    ],
    chapters: inBoth((lang) =>
      result.briefing.map(({ heading }, part) => ({
        from: begins[part] ?? 0,
        until: begins[part + 1] ?? seconds,
        text: heading[lang],
      })),
    ),
    captions: inBoth((lang) => all.flatMap((line) => cuesOf({ ...line, text: line.text[lang] }, lang))),
  };
}

/** Of every briefing of the pack, newest first. */
export const storyboards = (): Storyboard[] =>
  readPackFile('results.json').flatMap((result) => storyboardOf(result) ?? []);
