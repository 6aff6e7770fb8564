import type { Vec3 } from '../geometry/vector.ts';
import { Intersector, type Meeting } from './intersector.ts';
import type { PackedScene } from './packed-scene.ts';

/**
 * A scene with things in motion: they stand elsewhere at each moment of the exposure. Every sample sees one moment, so that a pixel
 * gathers all of them, as a long exposure does; shadows and mirrors go with it.
 */
export class MovingIntersector extends Intersector {
  private readonly moments: readonly Intersector[];
  private shown: Intersector;
  private isMoving = false;

  /** `moments` hold what moves, first to last, and at least one of them. */
  constructor(scene: PackedScene, moments: readonly PackedScene[]) {
    super(scene);
    this.moments = moments.map((moment) => new Intersector(moment));
    this.shown = this.moments[0];
  }

  /** Shows the moment at this share of the exposure, 0 to 1. */
  showAt(share: number) {
    this.shown = this.moments[Math.min(this.moments.length - 1, Math.floor(share * this.moments.length))];
  }

  override hits(origin: Vec3, direction: Vec3, far: number): boolean {
    const isStill = super.hits(origin, direction, far);
    this.isMoving = this.shown.hits(origin, direction, this.distance);
    return isStill || this.isMoving;
  }

  override meeting(origin: Vec3, direction: Vec3): Meeting {
    return this.isMoving ? this.shown.meeting(origin, direction) : super.meeting(origin, direction);
  }
}
