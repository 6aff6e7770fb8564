import type { Soup } from '../../geometry/soup.ts';
import { subjectOf } from '../../vehicles/subject.ts';
import type { Camera } from '../../tracer/rig.ts';
import type { Place } from '../place.ts';
import { CAR_MESH } from '../stand.ts';
import type { Strand } from '../strands.ts';
import { buildCoast } from './coast.ts';
import { buildDusk } from './dusk.ts';
import { buildMountainRoad } from './mountain-road.ts';
import { buildQuay } from './quay.ts';
import { buildRain, fallingRain } from './rain.ts';
import { buildSnow } from './snow.ts';
import { AFTERNOON, BLUE_HOUR, MORNING, outdoors, RAIN, SUMMER, WINTER, type Weather } from './weather.ts';

/** Pixels of a picture that may be as wide as a window. */
const SIZE = { width: 1600, height: 900 };
/** What grain they leave is smoothed. */
const SAMPLES = [2, 6] as const;

interface Outing {
  vehicle: string;
  weather: Weather;
  camera: Camera;
  land: () => Soup;
  strands?: () => Strand[];
}

const outing = ({ vehicle, weather, camera, land, strands }: Outing): Place => ({
  rig: outdoors(weather),
  size: SIZE,
  samples: SAMPLES,
  camera,
  paint: subjectOf(vehicle).paint,
  build: () => {
    const soup = land();
    soup.addSoup(subjectOf(vehicle).build(CAR_MESH), {});
    return soup;
  },
  ...(strands && { strands }),
});

/** One vehicle of each brand where it belongs; where these places are, nobody says. */
export const OUTDOOR_PLACES: Readonly<Record<string, () => Place>> = {
  'outdoors-quay': () =>
    outing({
      vehicle: 'chenyue-s7',
      weather: MORNING,
      camera: { from: [8.6, -8.4, 1.35], at: [-0.55, 0.4, 1.12], fov: 18.5 },
      land: buildQuay,
    }),
  'outdoors-snow': () =>
    outing({
      vehicle: 'yaoxing-v6',
      weather: WINTER,
      camera: { from: [9.4, -7.6, 1.3], at: [-0.5, 0.4, 1.25], fov: 19 },
      land: buildSnow,
    }),
  'outdoors-dusk': () =>
    outing({
      vehicle: 'yunji-e9',
      weather: BLUE_HOUR,
      camera: { from: [8.2, -8.8, 1.2], at: [-0.5, 0.5, 1.3], fov: 20 },
      land: buildDusk,
    }),
  'outdoors-rain': () =>
    outing({
      vehicle: 'ruichuan-k6',
      weather: RAIN,
      camera: { from: [9.6, -7.2, 1.15], at: [-0.4, 0.4, 1.2], fov: 18.5 },
      land: buildRain,
      strands: fallingRain,
    }),
  'outdoors-coast': () =>
    outing({
      vehicle: 'heyuan-h7',
      weather: SUMMER,
      camera: { from: [8.8, -9.2, 2.15], at: [-0.5, 0.4, 1.12], fov: 18.5 },
      land: buildCoast,
    }),
  'outdoors-mountain': () =>
    outing({
      vehicle: 'lingye-lm1-r',
      weather: AFTERNOON,
      camera: { from: [4.3, -4.7, 0.95], at: [-0.3, 0.3, 0.72], fov: 18 },
      land: buildMountainRoad,
    }),
};
