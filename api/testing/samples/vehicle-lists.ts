import type { z } from 'zod';
import type { PACK_LISTS } from 'shared/contract/pack/pack-list';

type Lists = { -readonly [N in keyof typeof PACK_LISTS]: z.input<(typeof PACK_LISTS)[N]> };

const both = (text: string) => ({ cn: `${text}（中文）`, en: `${text} (English)` });

/** The one vehicle of the sample pack that has figures. */
export function vehicleLists(): Pick<Lists, 'vehicles.json' | 'vehicle-outlines.json'> {
  return { 'vehicles.json': figures(), 'vehicle-outlines.json': outlines() };
}

function figures(): Lists['vehicles.json'] {
  return [
    {
      id: 'car-one',
      href: 'https://one.example/car',
      year: 2026,
      dimensions: { length: 4700, width: 1900, height: 1450, wheelbase: 2900, boot: 460 },
      doors: 4,
      seats: [5],
      airbags: 6,
      safety: ['abs', 'braking'],
      versions: [
        {
          name: both('Electric'),
          drive: 'electric',
          axle: 'rear',
          power: 200,
          acceleration: 6.4,
          kerbWeight: 1880,
          battery: 84,
          range: 702,
          charge: { from: 10, to: 80, minutes: 25 },
          price: 179_800,
        },
      ],
      colours: [{ name: both('Silver'), swatch: '#bfc5ca' }],
      technology: ['first-light'],
    },
  ];
}

function outlines(): Lists['vehicle-outlines.json'] {
  const wheels = [900, 3800].map((x) => ({ x, radius: 350 }));
  return [{ id: 'car-one', body: 'M0 -300l4700 0l-400 -700l-3900 -450z', glass: '', wheels }];
}
