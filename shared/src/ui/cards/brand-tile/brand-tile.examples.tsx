import type { Lang } from '../../../contract/text/lang.ts';
import { BrandTile } from './brand-tile.tsx';

const brands = [
  ['chenyue', '辰岳汽车', '乘用车', 'Chenyue Auto', 'Passenger cars'],
  ['yaoxing', '曜行', '新能源', 'Yaoxing', 'New energy'],
  ['lingye', '凌野', '合资摩托车', 'Lingye', 'Motorcycles'],
] as const;

export function examples(lang: Lang) {
  const tiles = brands.map(([brand, name, kind, enName, enKind]) => (
    <li key={brand}>
      <BrandTile
        brand={brand}
        name={lang === 'cn' ? name : enName}
        kind={lang === 'cn' ? kind : enKind}
        href={`/cn/${lang}/brand?brand=${brand}`}
        current={brand === 'yaoxing'}
      />
    </li>
  ));
  return { three: <ul className="card-grid three">{tiles}</ul> };
}
