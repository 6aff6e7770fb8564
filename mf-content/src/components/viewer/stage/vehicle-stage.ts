import { NeutralToneMapping, PerspectiveCamera, Scene, WebGLRenderer, type MeshStandardMaterial } from 'three';
import type { Orbit } from '../orbit.ts';
import type { Paint } from '../paints.ts';
import { clay, FinishMaterials } from './finish-materials.ts';
import { ContactShadow } from './contact-shadow.ts';
import { Pace } from './pace.ts';
import type { Model } from './read-model.ts';
import { studioLight } from './studio-light.ts';
import { vehicleObject, type VehicleObject } from './vehicle-object.ts';

export interface StageAppearance {
  paint: Paint;
  lamps: boolean;
  night: boolean;
}

export interface StageOptions {
  canvas: HTMLCanvasElement;
  model: Model;
  /** Nothing glides: the camera is at once where it is wanted. */
  isStill: boolean;
  /** The graphics card gave up; the stage is of no use any more. */
  onLost: () => void;
}

/** As of a lens of 85 mm. */
const ANGLE = 24;
const MOST_PIXELS = 2;
/** Milliseconds in which the camera comes two thirds nearer to where it is wanted. */
const GLIDE = 110;
/** Metres between two vehicles that stand beside each other. */
const BETWEEN = 0.75;
const RADIANS = Math.PI / 180;

const shortest = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** One vehicle in a studio. It draws when something changes and not otherwise. */
export class VehicleStage {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(ANGLE, 1, 0.1, 80);
  readonly #materials = new FinishMaterials();
  readonly #shadow = new ContactShadow();
  readonly #pace = new Pace();
  readonly #vehicle: VehicleObject;
  readonly #options: StageOptions;
  readonly #ended = new AbortController();
  #light: ReturnType<typeof studioLight> | null = null;
  #isNight: boolean | null = null;
  #other: VehicleObject | null = null;
  #otherMaterial: MeshStandardMaterial | null = null;
  #wanted: Orbit | null = null;
  #shown: Orbit | null = null;
  #frame = 0;
  #size = '';
  #fence: WebGLSync | null = null;
  #before = 0;
  #isSeen = true;

  /** @throws Error where there is no WebGL 2 */
  constructor(options: StageOptions) {
    const { canvas, model } = options;
    this.#options = options;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#vehicle = vehicleObject(model, (finish) => this.#materials.of(finish));
    this.#scene.add(this.#vehicle.group, this.#shadow.plane);
    this.#drawShadow();
    this.#listen();
  }

  #listen(): void {
    const { signal } = this.#ended;
    const { canvas, onLost } = this.#options;
    const resized = new ResizeObserver(() => this.#draw());
    const seen = new IntersectionObserver((entries) => {
      this.#isSeen = entries.at(-1)?.isIntersecting ?? true;
      this.#draw();
    });
    resized.observe(canvas);
    seen.observe(canvas);
    signal.addEventListener('abort', () => {
      resized.disconnect();
      seen.disconnect();
    });
    document.addEventListener('visibilitychange', () => this.#draw(), { signal });
    canvas.addEventListener(
      'webglcontextlost',
      (event) => {
        event.preventDefault();
        onLost();
      },
      { signal },
    );
  }

  show({ paint, lamps, night }: StageAppearance): void {
    if (night !== this.#isNight) {
      this.#light?.dispose();
      this.#light = studioLight(this.#renderer, night);
      this.#scene.environment = this.#light.texture;
      this.#shadow.plane.material.opacity = night ? 0.9 : 0.78;
      this.#isNight = night;
    }
    this.#materials.paint(paint);
    this.#materials.light(lamps);
    this.#draw();
  }

  turn(orbit: Orbit): void {
    this.#wanted = orbit;
    if (this.#shown === null || this.#options.isStill) this.#shown = orbit;
    this.#draw();
  }

  /** Another vehicle on its left, nose by nose; null to take it away. */
  beside(model: Model | null): void {
    if (this.#ended.signal.aborted) return;
    if (this.#other) {
      this.#scene.remove(this.#other.group);
      this.#other.dispose();
      this.#otherMaterial?.dispose();
      this.#other = null;
    }
    const { group, size } = this.#vehicle;
    group.position.x = 0;
    if (model) {
      const material = clay();
      const other = vehicleObject(model, () => material);
      const apart = (size.width + other.size.width) / 2 + BETWEEN;
      group.position.x = -apart / 2;
      other.group.position.set(apart / 2, 0, (size.length - other.size.length) / 2);
      this.#scene.add(other.group);
      [this.#other, this.#otherMaterial] = [other, material];
    }
    this.#drawShadow();
    this.#draw();
  }

  #drawShadow(): void {
    this.#shadow.draw(this.#renderer, [this.#vehicle.group, ...(this.#other ? [this.#other.group] : [])]);
  }

  #draw(): void {
    if (this.#frame !== 0 || this.#ended.signal.aborted || !this.#isSeen || document.hidden) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#drawFrame(now);
    });
  }

  /** Whether the card has finished the picture before; one that is slow would else have a queue of them to draw. */
  #isFree(): boolean {
    const gl = this.#renderer.getContext() as WebGL2RenderingContext;
    if (this.#fence && gl.getSyncParameter(this.#fence, gl.SYNC_STATUS) !== gl.SIGNALED) return false;
    gl.deleteSync(this.#fence);
    this.#fence = null;
    return true;
  }

  #drawFrame(now: number): void {
    if (!this.#isFree()) return this.#draw();
    const passed = this.#before === 0 ? 0 : now - this.#before;
    const isGliding = this.#glide(passed === 0 ? 16 : passed);
    if (isGliding && passed > 0) this.#pace.count(passed);
    this.#before = isGliding ? now : 0;
    this.#render(isGliding ? this.#pace.share : 1);
    if (isGliding) this.#draw();
  }

  /** Brings the camera nearer to where it is wanted; false when it is there. */
  #glide(milliseconds: number): boolean {
    const [wanted, shown] = [this.#wanted, this.#shown];
    if (!wanted || !shown || wanted === shown) return false;
    const share = 1 - Math.exp(-milliseconds / GLIDE);
    const around = shortest(wanted.azimuth - shown.azimuth);
    const [up, away] = [wanted.elevation - shown.elevation, wanted.distance - shown.distance];
    if (Math.abs(around) + Math.abs(up) + Math.abs(away) * 60 < 0.05) {
      this.#shown = wanted;
      return false;
    }
    this.#shown = {
      azimuth: shown.azimuth + around * share,
      elevation: shown.elevation + up * share,
      distance: shown.distance + away * share,
    };
    return true;
  }

  #render(share: number): void {
    const { canvas } = this.#options;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (width === 0 || height === 0 || !this.#shown) return;
    const pixels = Math.min(window.devicePixelRatio, MOST_PIXELS) * share;
    this.#fit(width, height, pixels);
    this.#aim(this.#shown, width / height);
    this.#renderer.render(this.#scene, this.#camera);
    const gl = this.#renderer.getContext() as WebGL2RenderingContext;
    this.#fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
  }

  /** A drawing buffer of this size; a new one only for another, because even the same would be made anew. */
  #fit(width: number, height: number, pixels: number): void {
    const size = `${width} ${height} ${pixels}`;
    if (size === this.#size) return;
    this.#size = size;
    this.#renderer.setPixelRatio(pixels);
    this.#renderer.setSize(width, height, false);
  }

  /** So far away that the vehicle, or both, fill the canvas whatever its shape. */
  #aim({ azimuth, elevation, distance }: Orbit, aspect: number): void {
    const { width, height, length } = this.#vehicle.size;
    const wide = this.#other ? width + this.#other.size.width + BETWEEN : width;
    const [around, up] = [azimuth * RADIANS, elevation * RADIANS];
    const across = Math.abs(Math.sin(around)) * length + Math.abs(Math.cos(around)) * wide;
    const half = Math.tan((ANGLE / 2) * RADIANS);
    const tall = height + Math.sin(up) * length;
    const away = Math.max(across / (2 * half * aspect), (tall * 1.14) / (2 * half)) + length * 0.3;
    const middle = height * 0.43;
    const flat = Math.cos(up) * away * distance;
    this.#camera.aspect = aspect;
    this.#camera.position.set(
      Math.sin(around) * flat,
      middle + Math.sin(up) * away * distance,
      Math.cos(around) * flat,
    );
    this.#camera.lookAt(0, middle, 0);
    this.#camera.updateProjectionMatrix();
  }

  /** Gives everything back that the graphics card holds. */
  dispose(): void {
    this.#ended.abort();
    cancelAnimationFrame(this.#frame);
    this.#other?.dispose();
    this.#otherMaterial?.dispose();
    this.#vehicle.dispose();
    this.#materials.dispose();
    this.#shadow.dispose();
    this.#light?.dispose();
    this.#renderer.dispose();
    if (!this.#renderer.getContext().isContextLost()) this.#renderer.forceContextLoss();
  }
}
