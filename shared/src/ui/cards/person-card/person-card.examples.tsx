import type { Lang } from '../../../contract/text/lang.ts';
import { Picture } from '../../media/picture/picture.tsx';
import { Biography, PersonCard } from './person-card.tsx';

const words = {
  cn: {
    expert: ['林叙', '集团首席空气动力学专家', '林叙的等高线肖像'],
    tags: ['空气动力学', '声学'],
    biography: ['简历', '1974年出生。主持建设南沙风洞，2017年起带领风洞团队。'],
  },
  en: {
    expert: ['Lin Xu', 'Chief aerodynamicist', 'Contour portrait of Lin Xu'],
    tags: ['Aerodynamics', 'Acoustics'],
    biography: ['Biography', 'Born in 1974. Built the Nansha wind tunnel and has led its team since 2017.'],
  },
};

export function examples(lang: Lang) {
  const { expert, tags, biography } = words[lang];
  const portrait = {
    name: 'expert-lu-qingye-upright',
    width: 400,
    height: 500,
    widths: [400],
    alt: expert[2] ?? '',
  };
  return {
    expert: (
      <ul className="card-grid">
        <li>
          <PersonCard
            name={expert[0] ?? ''}
            office={expert[1] ?? ''}
            portrait={<Picture picture={portrait} sizes="(min-width: 64rem) 22vw, 90vw" />}
            tags={tags}
          >
            <Biography summary={biography[0] ?? ''}>
              <p>{biography[1]}</p>
            </Biography>
          </PersonCard>
        </li>
      </ul>
    ),
  };
}
