import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three';

interface Panel {
  /** Metres: middle and size; the vehicle stands at zero with its nose towards +z. */
  at: readonly [number, number, number];
  size: readonly [number, number, number];
  light: number;
  colour?: number;
}

interface Studio {
  /** Light of the walls, of the ceiling and of the floor. */
  room: number;
  ceiling: number;
  floor: number;
  panels: readonly Panel[];
}

/** A wide soft box over the whole length, strips along both flanks whose lines show the shoulder, a panel before the nose. */
const BRIGHT: Studio = {
  room: 0.2,
  ceiling: 0.3,
  floor: 0.16,
  panels: [
    { at: [0, 6.2, 0], size: [5, 0.1, 11], light: 4.2 },
    { at: [-8, 3.1, 0], size: [0.1, 1.5, 13], light: 4.6, colour: 0xfffaf2 },
    { at: [8, 3.1, 0], size: [0.1, 1.5, 13], light: 4.6 },
    { at: [0, 2.6, 9.4], size: [9, 1.6, 0.1], light: 2.2 },
    { at: [0, 2.6, -9.4], size: [9, 1.6, 0.1], light: 1.8 },
  ],
};
/** Two thin tubes overhead and a cold edge from behind. */
const DIM: Studio = {
  room: 0.035,
  ceiling: 0.02,
  floor: 0.012,
  panels: [
    { at: [-2.4, 5, 0], size: [0.35, 0.1, 12], light: 11, colour: 0xe8f1ff },
    { at: [2.4, 5, 0], size: [0.35, 0.1, 12], light: 11, colour: 0xe8f1ff },
    { at: [-9, 1.9, -1], size: [0.1, 0.5, 12], light: 2.4, colour: 0x9fc0ff },
    { at: [9, 1.9, -1], size: [0.1, 0.5, 12], light: 2.4, colour: 0x9fc0ff },
    { at: [0, 2.2, -9.6], size: [10, 0.7, 0.1], light: 3, colour: 0x8fb4ff },
  ],
};

const ROOM = [20, 8, 22] as const;
const EYE = 1.2;

function lit(light: number, colour = 0xffffff): MeshBasicMaterial {
  return new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(light) });
}

function roomOf({ room, ceiling, floor, panels }: Studio): Scene {
  const scene = new Scene();
  const walls = [room, room, ceiling, floor, room, room].map((light) => {
    const wall = lit(light);
    wall.side = BackSide;
    return wall;
  });
  const box = new Mesh(new BoxGeometry(...ROOM), walls);
  box.position.y = ROOM[1] / 2 - EYE;
  scene.add(box);
  for (const { at, size, light, colour } of panels) {
    const panel = new Mesh(new BoxGeometry(...size), lit(light, colour));
    panel.position.set(at[0], at[1] - EYE, at[2]);
    scene.add(panel);
  }
  return scene;
}

function disposeRoom(scene: Scene): void {
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const { geometry, material } = object as Mesh<BoxGeometry, MeshBasicMaterial | MeshBasicMaterial[]>;
    geometry.dispose();
    for (const one of [material].flat()) one.dispose();
  });
}

/** Light of a studio as a mirror ball sees it, blurred for every roughness: made here, no picture is fetched. */
export function studioLight(renderer: WebGLRenderer, isNight: boolean): { texture: Texture; dispose: () => void } {
  const generator = new PMREMGenerator(renderer);
  const room = roomOf(isNight ? DIM : BRIGHT);
  const target = generator.fromScene(room, 0.012);
  disposeRoom(room);
  generator.dispose();
  return { texture: target.texture, dispose: () => target.dispose() };
}
