import {
  CustomBlending,
  DoubleSide,
  MaxEquation,
  Mesh,
  MeshBasicMaterial,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  WebGLRenderTarget,
  type Object3D,
  type WebGLRenderer,
} from 'three';

/** Metres of ground that the shadow covers. */
const GROUND = { width: 7, length: 9 } as const;
const PIXELS = { width: 448, height: 576 } as const;
/** Blur in pixels: of where it touches, and of what is around. */
const BLURS = [11, 5, 2.5] as const;

/** The lowest of what is above a place of the ground darkens it, whichever is drawn first. */
const LOWEST = {
  vertexShader: `varying float above; void main() { above = (modelMatrix * vec4(position, 1.0)).y;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
  fragmentShader: `varying float above;
    void main() { float dark = max(1.0 - above * 1.7, 0.5 * (1.0 - smoothstep(0.6, 1.0, above)));
      gl_FragColor = vec4(0.0, 0.0, 0.0, min(dark, 1.0)); }`,
  blending: CustomBlending,
  blendEquation: MaxEquation,
  blendSrc: OneFactor,
  blendDst: OneFactor,
  depthTest: false,
  depthWrite: false,
  side: DoubleSide,
} as const;
const BLUR = {
  vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
  fragmentShader: `uniform sampler2D picture; uniform vec2 step; varying vec2 at;
    void main() {
      float sum = 0.0;
      float weight = 0.0;
      for (int i = -6; i <= 6; i += 1) {
        float share = exp(-float(i * i) / 14.0);
        sum += share * texture2D(picture, at + step * float(i) / 6.0).a;
        weight += share;
      }
      gl_FragColor = vec4(0.0, 0.0, 0.0, sum / weight);
    }`,
};

/** The soft dark where a vehicle meets the ground: how low its underside is over each place, blurred. */
export class ContactShadow {
  readonly plane: Mesh<PlaneGeometry, MeshBasicMaterial>;
  readonly #targets = [0, 1].map(() => new WebGLRenderTarget(PIXELS.width, PIXELS.height)) as [
    WebGLRenderTarget,
    WebGLRenderTarget,
  ];
  readonly #camera = new OrthographicCamera(
    -GROUND.width / 2,
    GROUND.width / 2,
    GROUND.length / 2,
    -GROUND.length / 2,
    0.1,
    20,
  );
  readonly #lowest = new ShaderMaterial(LOWEST);
  readonly #blur = new ShaderMaterial({ ...BLUR, uniforms: { picture: { value: null }, step: { value: [0, 0] } } });
  readonly #screen = new Mesh(new PlaneGeometry(2, 2), this.#blur);

  constructor() {
    const material = new MeshBasicMaterial({
      map: this.#targets[0].texture,
      color: 0x000000,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
    });
    this.plane = new Mesh(new PlaneGeometry(GROUND.width, GROUND.length), material);
    this.plane.rotation.x = -Math.PI / 2;
    this.plane.renderOrder = -1;
    this.#camera.position.y = 10;
    this.#camera.rotation.x = -Math.PI / 2;
  }

  /** Draws the shadow of `objects` anew; they stand on the ground around its middle. */
  draw(renderer: WebGLRenderer, objects: readonly Object3D[]): void {
    const scene = new Scene();
    const parents = objects.map((object) => object.parent);
    scene.add(...objects);
    scene.overrideMaterial = this.#lowest;
    const [first, second] = this.#targets;
    renderer.setRenderTarget(first);
    renderer.setClearAlpha(0);
    renderer.clear();
    renderer.render(scene, this.#camera);
    for (const [at, object] of objects.entries()) parents[at]?.add(object);
    for (const blur of BLURS) {
      this.#pass(renderer, first, { target: second, step: [blur / PIXELS.width, 0] });
      this.#pass(renderer, second, { target: first, step: [0, blur / PIXELS.height] });
    }
    renderer.setRenderTarget(null);
  }

  #pass(
    renderer: WebGLRenderer,
    source: WebGLRenderTarget,
    { target, step }: { target: WebGLRenderTarget; step: readonly [number, number] },
  ): void {
    const { picture, step: uniform } = this.#blur.uniforms;
    if (picture) picture.value = source.texture;
    if (uniform) uniform.value = step;
    renderer.setRenderTarget(target);
    renderer.clear();
    renderer.render(this.#screen, this.#camera);
  }

  dispose(): void {
    for (const target of this.#targets) target.dispose();
    for (const mesh of [this.plane, this.#screen]) mesh.geometry.dispose();
    for (const material of [this.plane.material, this.#lowest, this.#blur]) material.dispose();
  }
}
