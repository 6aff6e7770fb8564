import sharp from 'sharp';
import { packScene, type PackedScene } from '../tracer/packed-scene.ts';
import { floorMaps, render, type FloorMaps } from '../tracer/render.ts';
import type { Camera } from '../tracer/rig.ts';
import { subjectOf } from '../vehicles/subject.ts';
import { grade } from './grade.ts';
import { materialTable, type PaintName } from './materials.ts';
import { RIGS, type RigName } from './rigs.ts';

export interface Quality {
  /** Of the mesh; 1 is finest. */
  mesh: number;
  /** Samples of a pixel: at least, at most. */
  samples: readonly [number, number];
  floorRays: number;
  threads: number;
}

/** What committed pictures are made with. */
export const FINAL: Omit<Quality, 'threads'> = { mesh: 0.52, samples: [2, 16], floorRays: 24 };

export interface Exposure {
  camera: Camera;
  ground: RigName;
  paint: PaintName;
  width: number;
  height: number;
}

/** A scene in front of the camera; light maps are kept between pictures. */
export class Studio {
  private readonly scene: PackedScene;
  private readonly quality: Quality;
  private readonly maps = new Map<RigName, FloorMaps>();

  constructor(scene: PackedScene, quality: Quality) {
    this.scene = scene;
    this.quality = quality;
  }

  /** PNG of 8 bits. */
  async shoot({ camera, ground, paint, width, height }: Exposure): Promise<Buffer> {
    const rig = RIGS[ground];
    const maps = this.maps.get(ground) ?? floorMaps(rig);
    this.maps.set(ground, maps);
    const { samples, floorRays, threads } = this.quality;
    const materials = materialTable(paint, rig.bright);
    const light = await render({
      scene: this.scene,
      materials,
      rig,
      camera,
      width,
      height,
      samples,
      floorRays,
      maps,
      threads,
    });
    const raw = { width, height, channels: 3 as const };
    return sharp(grade({ light, width, height }, rig), { raw }).png().toBuffer();
  }
}

/** The studio with one vehicle in it. */
export const studioOf = (id: string, quality: Quality): Studio =>
  new Studio(packScene(subjectOf(id).build(quality.mesh)), quality);
