import { Picture } from '../picture/picture.tsx';
import { Biography, PersonCard } from './person-card.tsx';

const portrait = {
  name: 'expert-contours',
  width: 900,
  height: 900,
  widths: [480, 800, 900],
  alt: 'Contour portrait of Lin Xu',
};

export const examples = {
  expert: (
    <PersonCard
      name="Lin Xu"
      office="Chief aerodynamicist"
      portrait={<Picture picture={portrait} sizes="(min-width: 64rem) 22vw, 90vw" />}
      tags={['Aerodynamics', 'Acoustics']}
    >
      <Biography summary="Biography">
        <p>Born in 1974. Built the Nansha wind tunnel and has led its team since 2017.</p>
      </Biography>
    </PersonCard>
  ),
  director: (
    <PersonCard
      name="陈屹"
      office="董事长、执行董事"
      facts={[
        { name: '任职', value: '2019年5月起' },
        { name: '委员会', value: '战略委员会（主任）、提名委员会' },
      ]}
    />
  ),
};
