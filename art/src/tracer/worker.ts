import { parentPort, workerData } from 'node:worker_threads';
import { add, along, scale, unit, type Vec3 } from '../geometry/vector.ts';
import type { Colour } from '../studio/materials.ts';
import { Eye } from './eye.ts';
import { Intersector } from './intersector.ts';
import { COUNTER, type Job } from './job.ts';
import { shadowMap, type LightMap } from './light-map.ts';
import { MovingIntersector } from './moving-intersector.ts';
import { cosineRay, DIMENSION, Sampler } from './sampling.ts';
import { Environment } from './environment.ts';

const LIGHT_RAYS = 200;
const UP: Vec3 = [0, 0, 1];
/** Neighbouring pixels that differ less than this, in shown brightness, need no more samples; from the second on, all. */
const CALM = 0.02;
const WILD = 0.11;
const BRIGHTEST = 12;

const luma = (c: Colour) => c[0] * 0.3 + c[1] * 0.5 + c[2] * 0.2;

/** All threads together go on when each has come here. */
function meet(counters: Int32Array, which: number, threads: number) {
  Atomics.add(counters, which, 1);
  Atomics.notify(counters, which);
  for (;;) {
    const arrived = Atomics.load(counters, which);
    if (arrived >= threads) return;
    Atomics.wait(counters, which, arrived, 50);
  }
}

function eachRow(counters: Int32Array, which: number, { height, row }: { height: number; row: (y: number) => void }) {
  for (let y = Atomics.add(counters, which, 1); y < height; y = Atomics.add(counters, which, 1)) row(y);
}

/** Light that arrives at a place of the floor: all of it, or the share that meets nothing on its way. */
function floorValue(job: Job, tools: { studio: Environment; intersector: Intersector | null }, at: Vec3): number {
  const rays = tools.intersector ? job.floorRays : LIGHT_RAYS;
  const { shade = 12 } = job.rig.ground;
  const turn = (((Math.sin(at[0] * 127.1 + at[1] * 311.7) * 43_758.5453) % 1) + 1) % 1;
  let [all, free] = [0, 0];
  for (let k = 0; k < rays; k += 1) {
    if (tools.intersector instanceof MovingIntersector) tools.intersector.showAt((k * 0.7548776662) % 1);
    const d = cosineRay(UP, [(k + 0.5) / rays, (k * 0.6180339887 + turn) % 1]);
    const light = luma(tools.studio.studio({ origin: at, direction: [d[0], d[1], Math.max(0.001, d[2])], blur: 0.35 }));
    all += light;
    if (!tools.intersector?.hits([at[0], at[1], 1e-3], d, shade)) free += light;
  }
  if (!tools.intersector) return all / rays;
  return all > 0 ? free / all : 1;
}

function fillMaps(job: Job, tools: { studio: Environment; intersector: Intersector }) {
  const fill = (map: LightMap, intersector: Intersector | null) => (j: number) => {
    for (let i = 0; i < map.width; i += 1) {
      const at: Vec3 = [map.x0 + (i + 0.5) * map.step, map.y0 + (j + 0.5) * map.step, 0];
      map.values[j * map.width + i] = floorValue(job, { ...tools, intersector }, at);
    }
  };
  const { counters, threads, light, shadow } = job;
  eachRow(counters, COUNTER.light, { height: light.height, row: fill(light, null) });
  meet(counters, COUNTER.lightDone, threads);
  eachRow(counters, COUNTER.shadow, { height: shadow.height, row: fill(shadow, tools.intersector) });
  meet(counters, COUNTER.shadowDone, threads);
}

class PixelMaker {
  private readonly job: Job;
  private readonly eye: Eye;
  private readonly sampler: Sampler;
  private readonly moving: MovingIntersector | null;

  constructor(job: Job, { eye, sampler, intersector }: { eye: Eye; sampler: Sampler; intersector: Intersector }) {
    this.job = job;
    this.eye = eye;
    this.sampler = sampler;
    this.moving = intersector instanceof MovingIntersector ? intersector : null;
  }

  private sample(x: number, y: number): Colour {
    const { lens, width, height } = this.job;
    const [jitterX, jitterY] = this.sampler.pair(DIMENSION.pixel);
    const [u, v] = [((x + jitterX) / width) * 2 - 1, 1 - ((y + jitterY) / height) * 2];
    const ray = unit(along(along(lens.forward, lens.right, u), lens.up, v));
    const seen = this.eye.look(lens.from, ray);
    const most = Math.max(seen[0], seen[1], seen[2]);
    return most > BRIGHTEST ? scale(seen, BRIGHTEST / most) : seen;
  }

  /** Sum of the samples from one number to another. */
  private samples(x: number, y: number, [from, to]: readonly [number, number]): Colour {
    this.sampler.startPixel(x, y);
    let sum: Colour = [0, 0, 0];
    for (let count = from; count < to; count += 1) {
      this.sampler.startSample(count);
      this.moving?.showAt(this.sampler.number(DIMENSION.time));
      sum = add(sum, this.sample(x, y));
    }
    return sum;
  }

  /** Every pixel with the fewest samples. */
  draftRow(y: number) {
    const { width, draft, samples } = this.job;
    const [least] = samples;
    for (let x = 0; x < width; x += 1) {
      draft.set(scale(this.samples(x, y, [0, least]), 1 / least), (y * width + x) * 3);
    }
  }

  /** How much neighbours in the draft differ, 0 to 1: there are edges, thin lines or noise. */
  private unrest(x: number, y: number): number {
    const { width, height, draft } = this.job;
    let [low, high] = [Infinity, 0];
    for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j += 1) {
      for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i += 1) {
        const at = (j * width + i) * 3;
        const bright = Math.sqrt(luma([draft[at], draft[at + 1], draft[at + 2]]));
        low = Math.min(low, bright);
        high = Math.max(high, bright);
      }
    }
    return Math.min(1, Math.max(0, (high - low - CALM) / (WILD - CALM)));
  }

  /** The finished picture: more samples where the draft is restless. */
  finalRow(y: number) {
    const { width, draft, out, samples } = this.job;
    const [least, most] = samples;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const sum = scale([draft[at], draft[at + 1], draft[at + 2]], least);
      const count = least + Math.ceil((most - least) * this.unrest(x, y));
      out.set(scale(add(sum, this.samples(x, y, [least, count])), 1 / count), at);
    }
  }
}

function work(job: Job) {
  const { scene, moments } = job;
  const intersector = moments.length > 0 ? new MovingIntersector(scene, moments) : new Intersector(scene);
  const sampler = new Sampler();
  const measuring = new Environment(job.rig, { light: job.light, shadow: job.shadow });
  if (!job.mapsReady) fillMaps(job, { studio: measuring, intersector });
  const environment = new Environment(job.rig, { light: job.light, shadow: shadowMap(job.shadow) });
  environment.measureAmbient();
  const eye = new Eye({ intersector, environment, sampler, materials: job.materials });
  const maker = new PixelMaker(job, { eye, sampler, intersector });
  eachRow(job.counters, COUNTER.draft, { height: job.height, row: (y) => maker.draftRow(y) });
  meet(job.counters, COUNTER.draftDone, job.threads);
  eachRow(job.counters, COUNTER.row, { height: job.height, row: (y) => maker.finalRow(y) });
  parentPort?.postMessage('done');
}

work(workerData as Job);
