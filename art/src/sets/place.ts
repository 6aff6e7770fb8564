import type { Soup } from '../geometry/soup.ts';
import type { PaintName } from '../studio/materials.ts';
import type { Camera, Rig } from '../tracer/rig.ts';
import type { Passing } from './people/passers-by.ts';
import type { Strand } from './strands.ts';

/** A built place with its light: stands, halls, lines, laboratories. */
export interface Place {
  rig: Rig;
  camera: Camera;
  /** Of the vehicle in it. */
  paint: PaintName;
  /** The grain that few samples leave on it is smoothed. */
  clean?: true;
  /** Samples of a pixel, at least and at most, where those of a room are too few. */
  samples?: readonly [number, number];
  /** Raised when the build of this place changes in a way that shows: its table alone does not say so. */
  edition?: number;
  /** People who pass while the picture is exposed. */
  people?: Passing;
  /** The same of a picture for print, where those of the picture on screens are more than it needs. */
  printSamples?: readonly [number, number];
  /** Pixels, where the picture has another shape than a plate. */
  size?: { width: number; height: number };
  build: () => Soup;
  /** Of the vehicles in it, where a change of them is to make the picture anew. */
  tables?: readonly unknown[];
  /** Threads of light that move: `time` goes from 0 to 1 and then begins again. */
  strands?: (time: number) => Strand[];
}
