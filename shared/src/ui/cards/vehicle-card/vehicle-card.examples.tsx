import type { Lang } from '../../../contract/text/lang.ts';
import { darkVariantName } from '../../../contract/content/picture.ts';
import { VehicleCard } from './vehicle-card.tsx';

const words = {
  cn: { names: ['昀极E9', '昀极E5'], kinds: ['轿车', '两厢车'], word: '官网', newTab: '在新标签页打开', of: '的官网' },
  en: {
    names: ['Yunji E9', 'Yunji E5'],
    kinds: ['Saloon', 'Hatch'],
    word: 'Site',
    newTab: 'opens in a new tab',
    of: ', site',
  },
};
const pictures = ['yunji-e9-side', 'yunji-e5-side'];

const sideView = (name: string) => ({
  name,
  width: 1040,
  height: 520,
  widths: [480, 800, 1040],
  alt: '',
  night: { name: darkVariantName(name), alt: '' },
});

export function examples(lang: Lang) {
  const t = words[lang];
  const cards = t.names.map((name, at) => (
    <li key={name}>
      <VehicleCard
        name={name}
        kind={t.kinds[at] ?? ''}
        picture={sideView(pictures[at] ?? '')}
        site={{ href: 'https://yunji.chenyue.example/', word: t.word, label: `${name}${t.of}`, newTab: t.newTab }}
      />
    </li>
  ));
  return {
    two: (
      <div data-ground="stage">
        <ul className="card-grid three">{cards}</ul>
      </div>
    ),
  };
}
