import type { Quality } from '../studio/still.ts';
import { cameraOfShot, type Shot } from '../studio/shots.ts';
import { subjectOf } from '../vehicles/subject.ts';
import { recipeOf } from './source-file.ts';

/** Raise when the code changes in a way that shows, so that every still and every master is made again. */
const RECIPE = 2;

/** Everything that decides how a still looks. */
export const recipeOfStill = (shot: Shot, quality: Omit<Quality, 'threads'>): string =>
  recipeOf([RECIPE, quality, shot, cameraOfShot(shot), subjectOf(shot.car).table]);
