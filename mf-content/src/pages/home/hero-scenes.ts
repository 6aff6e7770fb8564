import type { Picture } from 'shared/contract/content/picture';
import { flow } from 'shared/ui/media/line-field/flow';
import type { Stream } from 'shared/ui/media/line-field/streamline';
import { S1_NIGHT, S1_NIGHT_PORTRAIT, type Roofline } from '../../model/hero-curves.ts';

/** Streamlines in the pixels of one picture; they must be cropped exactly as the picture is. */
export interface Scene {
  width: number;
  height: number;
  streams: readonly Stream[];
}

/** What belongs to a hero picture: its lines, and the upright still for narrow screens with its own. */
export interface HeroScene {
  wide: Scene;
  portrait: Pick<Picture, 'name' | 'widths'>;
  slim: Scene;
  /** Where the drag figure is tied to the orange line, in pixels of the wide picture. */
  tag: { x: number; y: number; up: number };
}

interface Air {
  width: number;
  height: number;
  roof: Roofline;
  /** How far below the lower end of the roof undisturbed air runs. */
  drop: number;
  count: number;
  reach: number;
  accent: number;
}

function sceneOf({ width, height, roof, drop, count, reach, accent }: Air): Scene {
  const points = roof.y.map((y, index): [x: number, y: number] => [roof.from + roof.step * index, y]);
  const base = Math.max(roof.y[0] ?? 0, roof.y.at(-1) ?? 0) + drop;
  return { width, height, streams: flow(points, { width, height, base, count, reach, accent, seed: 's1' }) };
}

function s1Night(): HeroScene {
  return {
    wide: sceneOf({ width: 1920, height: 1080, roof: S1_NIGHT, drop: 30, count: 52, reach: 470, accent: 9 }),
    portrait: { name: 's1-night-portrait', widths: [480, 780] },
    slim: sceneOf({ width: 780, height: 1464, roof: S1_NIGHT_PORTRAIT, drop: 20, count: 34, reach: 430, accent: 7 }),
    tag: { x: 1196, y: 544, up: 128 },
  };
}

const MAKERS: ReadonlyMap<string, () => HeroScene> = new Map([['s1-night', s1Night]]);
const made = new Map<string, HeroScene>();

/** The scene of a picture by name. Lines yield to something true, so a picture without a measured roof has none. */
export function heroScene(picture: string): HeroScene | null {
  const make = MAKERS.get(picture);
  if (!make) return null;
  const scene = made.get(picture) ?? make();
  made.set(picture, scene);
  return scene;
}
