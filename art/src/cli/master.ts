import sharp, { type Sharp } from 'sharp';
import { developed, plateOf, sizeOf } from '../sets/photograph.ts';
import type { Place } from '../sets/place.ts';
import { PLACES, recipeOfPicture } from '../sets/places.ts';
import { enlarged } from '../sets/strands.ts';
import { cameraOfShot, SHOTS, type Shot } from '../studio/shots.ts';
import { FINAL, studioOf, type Studio } from '../studio/still.ts';
import { recipeOf } from './source-file.ts';
import { recipeOfStill } from './still-recipe.ts';

/** Pixels of the longer side. */
const PRINT_SIDE = 3840;
const THREADS = 2;
/** Samples of a pixel of a room, at least and at most: the grain that those of its picture on screens leave would show as blotches. */
const ROOM_SAMPLES = [4, 20] as const;

interface Size {
  width: number;
  height: number;
}

/** A picture for print: as its source is made, with more pixels. */
export interface Master extends Size {
  name: string;
  /** Everything that decides how it looks. */
  recipe: string;
  render: () => Promise<Sharp>;
}

function forPrint({ width, height }: Size): Size {
  const scale = PRINT_SIDE / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The last vehicle stays in its studio: one after the other, those of one vehicle are taken in it. */
function studios(): (car: string) => Studio {
  let open: { car: string; studio: Studio } | undefined;
  return (car) => {
    if (open?.car !== car) open = { car, studio: studioOf(car, { ...FINAL, threads: THREADS }) };
    return open.studio;
  };
}

type Names = readonly string[];

/** Those of one vehicle lie side by side. */
export function mastersOfStills(names: Names): Master[] {
  const studio = studios();
  const wanted = SHOTS.filter(({ name }) => names.includes(name));
  const masterOf = (small: Shot): Master => {
    const shot = { ...small, ...forPrint(small) };
    const { name, width, height, car } = shot;
    const render = async () => sharp(await studio(car).shoot({ ...shot, camera: cameraOfShot(shot) }));
    return { name, width, height, recipe: recipeOfStill(shot, FINAL), render };
  };
  return [...Map.groupBy(wanted, ({ car }) => car).values()].flat().map(masterOf);
}

/** A place that needs many on screens needs fewer where pixels are a third as wide. */
const samplesOf = ({ printSamples, samples = ROOM_SAMPLES }: Place) => printSamples ?? samples;

function printed(place: Place): Place {
  const size = forPrint(sizeOf(place));
  const scale = size.width / sizeOf(place).width;
  const { strands } = place;
  return {
    ...place,
    samples: samplesOf(place),
    size,
    ...(strands && { strands: (time) => enlarged(strands(time), scale) }),
  };
}

export function mastersOfPlaces(names: Names): Master[] {
  const wanted = Object.entries(PLACES).filter(([name]) => names.includes(name));
  return wanted.map(([name, make]) => {
    const small = make();
    const { width, height } = forPrint(sizeOf(small));
    const recipe = recipeOf(['print', recipeOfPicture(name, small), width, height, samplesOf(small)]);
    const render = async () => {
      const place = printed(make());
      return developed(place, await plateOf(`${name}-${recipe}`, () => place));
    };
    return { name, width, height, recipe, render };
  });
}
