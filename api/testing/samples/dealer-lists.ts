import type { z } from 'zod';
import type { packDealers } from 'shared/contract/pack/dealer-lists';

type Province = z.input<typeof packDealers>[number];
type Point = Province['cities'][number]['points'][number];

/** Two provinces: five dealers in three cities, and one partner of the rescue. */
export function dealerLists(): { 'dealers.json': Province[] } {
  const inGuangzhou = [
    point('gd-guangzhou-1', { name: { cn: '广州云岫店', en: 'Yunxiu Guangzhou' }, services: ['sales', 'adapted'] }),
    point('gd-guangzhou-2', { brands: ['one', 'two'] }),
  ];
  const inShenzhen = [point('gd-shenzhen-1', {}), point('gd-shenzhen-2', { brands: ['two'] })];
  const inLhasa: Point[] = [
    point('xz-lhasa-1', {}),
    { ...point('xz-lhasa-rescue-1', { brands: [], services: [] }), kind: 'rescue', hours: ['00:00', '24:00'] },
  ];
  const guangdong = [
    city('gd-guangzhou', { cn: '广州', en: 'Guangzhou' }, inGuangzhou),
    city('gd-shenzhen', { cn: '深圳', en: 'Shenzhen' }, inShenzhen),
  ];
  const tibet = [city('xz-lhasa', { cn: '拉萨', en: 'Lhasa' }, inLhasa)];
  return {
    'dealers.json': [
      { id: 'province-gd', code: 'GD', name: { cn: '广东', en: 'Guangdong' }, cities: guangdong },
      { id: 'province-xz', code: 'XZ', name: { cn: '西藏', en: 'Tibet' }, cities: tibet },
    ],
  };
}

const city = (id: string, name: Point['name'], points: Point[]): Province['cities'][number] => ({
  id,
  name,
  at: [23.13, 113.26],
  points,
});

const point = (id: string, own: Partial<Pick<Point, 'name' | 'brands' | 'services'>>): Point => ({
  id,
  name: { cn: `${id}店`, en: id },
  street: { cn: '听风路8号（虚构）', en: '8 Tingfeng Road (fictional)' },
  at: [23.1, 113.2],
  phone: '400-000-1000',
  hours: ['09:00', '18:00'],
  brands: ['one'],
  services: ['sales', 'service'],
  cars: 2,
  ...own,
});
