import type { Picture } from 'shared/contract/content/picture';
import type { Stream } from 'shared/ui/media/line-field/streamline';
import { ORANGE_SLIM, ORANGE_WIDE } from './orange-lines.ts';

/** The orange streamline in the pixels of one picture; it must be cropped exactly as the picture is. */
export interface Scene {
  width: number;
  height: number;
  orange: Stream;
}

/** What belongs to a picture of a car in the wind: its line, and the upright still for narrow screens with its own. */
export interface AirScene {
  wide: Scene;
  portrait: Pick<Picture, 'name' | 'widths'>;
  slim: Scene;
  /** Where the drag figure is tied to the orange line, in pixels of the wide picture. */
  tag: { x: number; y: number; up: number };
}

const orange = (d: string): Stream => ({ d, accent: true, weight: 1.8, opacity: 1 });

const SCENES: ReadonlyMap<string, AirScene> = new Map([
  [
    's1-night',
    {
      wide: { width: 1920, height: 1080, orange: orange(ORANGE_WIDE) },
      portrait: { name: 's1-night-portrait', widths: [480, 780] },
      slim: { width: 780, height: 1464, orange: orange(ORANGE_SLIM) },
      tag: { x: 1200, y: 537, up: 60 },
    },
  ],
]);

/** The scene of a picture by name. Lines yield to something true, so a picture without a measured roof has none. */
export const airScene = (picture: string): AirScene | null => SCENES.get(picture) ?? null;
