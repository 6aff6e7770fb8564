export interface Share {
  id: string;
  name: { cn: string; en: string };
  /** Share of the group's vehicles in per cent at the first of these months, straight lines between; none: the rest. */
  share?: readonly (readonly [month: string, percent: number])[];
  /** Vehicles, where they are few enough to be counted one by one; months that are not here have none. */
  counted?: Readonly<Record<string, number>>;
}

/**
 * By company. Held to what articles say: Chenyue and Yaoxing about seven in ten, Yunji above 20,000 and Heyuan a little
 * below the year before in the first half of 2026. The motorcycle venture is not counted in the group's vehicles.
 */
export const COMPANIES: readonly Share[] = [
  { id: 'chenyue', name: { cn: '辰岳汽车', en: 'Chenyue Auto' } },
  {
    id: 'yaoxing',
    name: { cn: '曜行', en: 'Yaoxing' },
    share: [
      ['2021-11', 9],
      ['2025-03', 25.5],
      ['2026-03', 31.5],
      ['2026-10', 34],
    ],
  },
  {
    id: 'yunji',
    name: { cn: '昀极', en: 'Yunji' },
    share: [
      ['2023-08', 0],
      ['2023-09', 0.4],
      ['2025-03', 1.8],
      ['2026-03', 2.4],
      ['2026-10', 2.6],
    ],
  },
  {
    id: 'ruichuan',
    name: { cn: '辰岳瑞川', en: 'Chenyue Ruichuan' },
    share: [
      ['2021-11', 20],
      ['2025-03', 18.6],
      ['2026-03', 17.9],
      ['2026-10', 17.6],
    ],
  },
  {
    id: 'heyuan',
    name: { cn: '辰岳禾原', en: 'Chenyue Heyuan' },
    share: [
      ['2021-11', 14],
      ['2025-03', 10.6],
      ['2026-03', 9.65],
      ['2026-10', 9.7],
    ],
  },
];

/** By product category. Supercars are built to order: the first Yunji GT was handed over in August 2026. */
export const PRODUCTS: readonly Share[] = [
  {
    id: 'sedan',
    name: { cn: '轿车', en: 'Saloons' },
    share: [
      ['2021-11', 38],
      ['2026-10', 32],
    ],
  },
  {
    id: 'hatchback',
    name: { cn: '两厢车', en: 'Hatchbacks' },
    share: [
      ['2021-11', 7],
      ['2026-10', 10.5],
    ],
  },
  { id: 'suv', name: { cn: 'SUV', en: 'SUVs' } },
  {
    id: 'mpv',
    name: { cn: 'MPV', en: 'MPVs' },
    share: [
      ['2021-11', 8.5],
      ['2026-10', 8],
    ],
  },
  {
    id: 'supercar',
    name: { cn: '超级跑车', en: 'Supercars' },
    counted: { '2026-08': 9, '2026-09': 14, '2026-10': 17 },
  },
];
