import type { Pavilion } from 'shared/contract/booking/pavilion';
import { ButtonLink } from 'shared/ui/form/button/button';
import { Facts } from 'shared/ui/data/facts/facts';
import { Picture } from 'shared/ui/media/picture/picture';
import { useWords, type Translate } from '../../messages/words.ts';
import { useLinks } from 'shared/server';
import { links } from '../../links.ts';
import css from './home.module.css';

/** Part of every content pack, like the pavilion itself. */
const STAGE = { name: 'pavilion-stage', width: 1500, height: 1100, widths: [480, 800, 1200, 1500] };

/** The call to visit. Opening hours come from the service; without them the way to book remains. */
export function PavilionCall({ pavilion }: { pavilion: Pavilion | null }) {
  const t = useWords();
  const book = useLinks().to(links.booking);
  return (
    <section className={css['split']} aria-labelledby="pavilion" data-ground="night">
      <div className={css['splitPicture']}>
        <Picture picture={{ ...STAGE, alt: t('pavilion.picture') }} sizes="(min-width: 64rem) 59vw, 100vw" />
      </div>
      <div className={css['splitCopy']}>
        <h2 className="statement" id="pavilion">
          {t('pavilion.title', { name: pavilion?.name ?? t('pavilion.fallbackName') })}
        </h2>
        <p className={css['soft']}>{t('pavilion.lead')}</p>
        {pavilion && <Facts facts={factsOf(pavilion, t)} />}
        {book !== undefined && <ButtonLink href={book}>{t('pavilion.book')}</ButtonLink>}
      </div>
    </section>
  );
}

function factsOf(pavilion: Pavilion, t: Translate) {
  const hours = pavilion.hours.map(({ days, time }) => `${days} ${time}`).join(' · ');
  return [
    { name: t('pavilion.open'), value: hours },
    { name: t('pavilion.closed'), value: pavilion.closed },
    { name: t('pavilion.address'), value: pavilion.address },
  ];
}
