import { recipeOf } from '../cli/source-file.ts';
import { CUTAWAYS } from '../machines/cutaways.ts';
import { hall, HALLS } from './halls/hall.ts';
import { historyHall } from './history.ts';
import { streamlines, testTrack, windHall, windTunnel } from './laboratory.ts';
import { OUTDOOR_PLACES } from './outdoors/outdoors.ts';
import { sizeOf } from './photograph.ts';
import type { Place } from './place.ts';
import { driveStand, openedStand, plateStand, platformStand } from './special-stands.ts';
import { stand } from './stand.ts';
import { ALONG_LINE, BEHIND_STATION } from './works/crew.ts';
import { marriage, weldingLine } from './works/factory.ts';
import { AFTERNOON, DAY, LATE_SHIFT } from './works/works-light.ts';

/** Raise when the build of places changes in a way that shows, so that every one is made again. */
const RECIPE = 1;

/** Every place by the name of its picture. */
export const PLACES: Readonly<Record<string, () => Place>> = {
  'stage-guangzhou-2026': () => stand({ car: 'yaoxing-v6', seed: 1 }),
  'stage-shanghai-2023': () => stand({ car: 'chenyue-r1', seed: 4, colour: '#c9d3dc' }),
  'stage-beijing-2024': () => stand({ car: 'yaoxing-v3', seed: 2, colour: '#8fc4ee' }),
  'stage-beijing-2026': () => stand({ car: 'chenyue-m8', seed: 6, colour: '#cfd8df', rear: true }),
  'stage-shanghai-2021': openedStand,
  'stage-guangzhou-2020': () => stand({ car: 'chenyue-s7', seed: 5, colour: '#b7c9d8' }),
  'stage-guangzhou-2021': driveStand,
  'stage-guangzhou-2022': platformStand,
  'stage-guangzhou-2023': plateStand,
  'hall-premium': () => hall(HALLS['hall-premium']),
  'hall-family': () => hall(HALLS['hall-family']),
  'hall-sport': () => hall(HALLS['hall-sport']),
  'hall-electric': () => hall(HALLS['hall-electric']),
  'hall-history': historyHall,
  'hall-wind': windHall,
  's1-streamlines': streamlines,
  'wind-tunnel': windTunnel,
  'test-track': testTrack,
  'welding-line': () =>
    weldingLine({
      camera: { from: [-12.5, -5.7, 4.4], at: [0.8, 0.2, 1.3], fov: 38 },
      rig: LATE_SHIFT,
      people: ALONG_LINE,
    }),
  'factory-line': () =>
    weldingLine({ camera: { from: [-15.6, -0.9, 3.1], at: [0, 0.1, 1.7], fov: 38 }, rig: DAY, people: ALONG_LINE }),
  'factory-robots': () =>
    weldingLine({
      camera: { from: [4.45, -3.6, 1.95], at: [0.2, 0.3, 1.4], fov: 44 },
      rig: AFTERNOON,
      people: BEHIND_STATION,
    }),
  'factory-marriage': marriage,
  ...CUTAWAYS,
  ...OUTDOOR_PLACES,
};

/** Everything that decides how the picture of a place looks: also its threads, and how its grain is smoothed. */
export const recipeOfPicture = (name: string, { clean, strands }: Place): string =>
  recipeOf([recipeOfPlace(name), null, strands?.(0) ?? [], ...(clean ? ['clean'] : [])]);

/** What decides how a place looks, as far as it is a table. */
export function recipeOfPlace(name: string): string {
  const place = PLACES[name]();
  const { rig, camera, paint, samples = [], tables, edition, people } = place;
  const more = [...samples, ...(tables ? [tables] : []), ...(edition === undefined ? [] : [{ edition, people }])];
  return recipeOf([RECIPE, name, sizeOf(place), rig, camera, paint, ...more]);
}
