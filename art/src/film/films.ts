import { drawn, taken, type View } from './frame.ts';
import { ASSEMBLY, assembling, between, openBattery, orbit, sweptScan, turningMotor } from './machines.ts';
import { ROUND, type Both, type Film, type Shot } from './moving.ts';
import { assembled, closingBattery, sweptSections, turningRotor } from '../sound/scenes/drawings.ts';
import { alongTheLine, emptyStand, hallOfWind, risingWind, roomTone, standingStill } from '../sound/scenes/halls.ts';
import { lightsOn, lineAtWork, nearRobots } from '../sound/scenes/works.ts';

const mixed = (a: View, b: View, share: number): View => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

interface Move extends Pick<Shot, 'sound'> {
  seconds: number;
  title?: Both;
  figure?: string;
}

/** The camera goes from one view of a place to another, in one slow move. */
const move = (name: string, [from, to]: readonly [View, View], more: Move): Shot => ({
  ...more,
  frame: (time, at) =>
    taken({
      name,
      view: mixed(from, to, 0.5 - 0.5 * Math.cos(Math.PI * (0.08 + 0.84 * time))),
      time: (at / ROUND) % 1,
    }),
});

const words = (title: Both, seconds = 2.6): Shot => ({
  seconds,
  title,
  card: true,
  sound: roomTone,
  frame: () => ({ drawing: '' }),
});

const END = { cn: '辰岳汽车集团', en: 'Chenyue Automobile Group' };

type Span = readonly [from: number, until: number];

/** When the battery closes, shares of its shot. */
const CLOSES: Span = [0.25, 0.8];
/** Seconds of shots that are heard as they are seen. */
const [CLOSING, ASSEMBLING] = [5.5, 7.5];

/** Shares of a shot as seconds of it. */
const secondsIn = (shot: number, [from, until]: Span): Span => [from * shot, until * shot];

/** The parts of the platform are heard as they move. */
const assemblySound = (seconds: number) =>
  assembled(seconds, {
    floor: secondsIn(ASSEMBLING, ASSEMBLY.floor),
    drives: secondsIn(ASSEMBLING, ASSEMBLY.drives),
    wheels: secondsIn(ASSEMBLING, ASSEMBLY.wheels),
    body: secondsIn(ASSEMBLING, ASSEMBLY.body),
  });

/** How the 900 V platform is put together. */
function platformFilm(): Film {
  return {
    poster: 16,
    shots: [
      words({ cn: '900伏平台是怎样装起来的', en: 'How the 900-volt platform is put together' }),
      {
        seconds: CLOSING,
        title: {
          cn: '盖板、汇流排、十六个模组、冷却板、托盘',
          en: 'Lid, busbars, sixteen modules, cooling plate, tray',
        },
        sound: (seconds) => closingBattery(seconds, secondsIn(CLOSING, CLOSES)),
        frame: (time) => drawn(orbit(openBattery(1 - between(time, CLOSES)), -14 + 24 * time)),
      },
      {
        seconds: 5,
        title: { cn: '一个壳体，少四十一个零件', en: 'One housing, forty-one parts fewer' },
        sound: (seconds) => turningRotor(seconds, 0.5),
        frame: (time) => drawn(orbit(turningMotor(5 * Math.PI * time), 9 - 16 * time)),
      },
      {
        seconds: ASSEMBLING,
        title: { cn: '电池是地板，两轴各一台驱动', en: 'The battery is the floor; a drive sits on each axle' },
        sound: assemblySound,
        frame: (time) => drawn(orbit(assembling(time), -24 + 30 * time)),
      },
      move(
        'stage-guangzhou-2022',
        [
          [0.42, 0.56, 0.62],
          [0.5, 0.5, 1],
        ],
        {
          seconds: 5,
          sound: emptyStand,
          figure: '900 V',
          title: { cn: '高压线束12.4千克，充到八成16分钟', en: '12.4 kg of high-voltage cable, 80% in 16 minutes' },
        },
      ),
      words(END, 2.2),
    ],
  };
}

/** A day at the welding line. */
const WELDING_DAY: Film['shots'] = [
  words({ cn: '焊装线的一天', en: 'A day at the welding line' }),
  move(
    'factory-line',
    [
      [0.5, 0.46, 0.9],
      [0.5, 0.52, 0.6],
    ],
    {
      seconds: 6,
      sound: lightsOn,
      figure: '06:40',
      title: { cn: '灯先亮，线才动', en: 'The lights come on before the line moves' },
    },
  ),
  move(
    'factory-robots',
    [
      [0.33, 0.56, 0.62],
      [0.6, 0.46, 0.72],
    ],
    {
      seconds: 6,
      sound: nearRobots,
      figure: '09:15',
      title: { cn: '枪落下之前，先看一眼', en: 'Before a gun comes down, it takes a look' },
    },
  ),
  move(
    'factory-line',
    [
      [0.36, 0.62, 0.5],
      [0.47, 0.52, 0.62],
    ],
    {
      seconds: 5.5,
      sound: lineAtWork,
      figure: '14:30',
      title: { cn: '每个焊点留下0.3秒的声音', en: 'Each weld leaves 0.3 seconds of sound' },
    },
  ),
  move(
    'stage-guangzhou-2022',
    [
      [0.5, 0.56, 0.62],
      [0.5, 0.52, 0.9],
    ],
    {
      seconds: 4.5,
      sound: emptyStand,
      figure: '20:05',
      title: { cn: '车身走了，平台等着它', en: 'The body has gone ahead; its platform waits' },
    },
  ),
  words(END, 2.2),
];

function weldingFilm(): Film {
  return { poster: 11.5, shots: WELDING_DAY };
}

/** The wind tunnel. */
function tunnelFilm(): Film {
  const scan = sweptScan();
  return {
    poster: 6,
    shots: [
      words({ cn: '风洞', en: 'The wind tunnel' }),
      move(
        'wind-tunnel',
        [
          [0.68, 0.4, 0.62],
          [0.42, 0.55, 0.66],
        ],
        {
          seconds: 7,
          sound: risingWind,
          figure: '260 km/h',
          title: { cn: '28平方米喷口里最快的风', en: 'The fastest wind from a nozzle of 28 square metres' },
        },
      ),
      {
        seconds: 5.5,
        title: { cn: '先看见，再改', en: 'See it first, then change it' },
        sound: sweptSections,
        frame: (time) => drawn(orbit(scan(0.5 * time), -16 + 26 * time)),
      },
      move(
        'hall-wind',
        [
          [0.5, 0.5, 0.72],
          [0.5, 0.5, 1],
        ],
        {
          seconds: 5,
          sound: hallOfWind,
          figure: '0.187',
          title: { cn: 'S1概念车的风阻系数', en: 'The drag coefficient of the S1 concept' },
        },
      ),
      words(END, 2.2),
    ],
  };
}

/** Visiting the pavilion. */
function pavilionFilm(): Film {
  return {
    poster: 5.5,
    shots: [
      words({ cn: '走进辰岳馆', en: 'A visit to the Chenyue Pavilion' }),
      move(
        'hall-wind',
        [
          [0.46, 0.5, 1],
          [0.5, 0.52, 0.7],
        ],
        {
          seconds: 5,
          sound: hallOfWind,
          title: { cn: '风的形状', en: 'The Shape of Wind' },
        },
      ),
      move(
        'hall-history',
        [
          [0.36, 0.55, 0.62],
          [0.64, 0.5, 0.7],
        ],
        {
          seconds: 5.5,
          sound: alongTheLine,
          title: { cn: '沿着一条橙色的线往里走', en: 'Follow an orange line into the depth' },
        },
      ),
      move(
        'hall-premium',
        [
          [0.58, 0.58, 0.6],
          [0.5, 0.5, 0.95],
        ],
        {
          seconds: 4.5,
          sound: standingStill,
          title: { cn: '停下来看一辆车', en: 'Stop before one car' },
        },
      ),
      words(END, 2.2),
    ],
  };
}

/** Films by the name of their file. */
export const FILMS: Readonly<Record<string, () => Film>> = {
  'film-platform': platformFilm,
  'film-welding': weldingFilm,
  'film-tunnel': tunnelFilm,
  'film-pavilion': pavilionFilm,
};
