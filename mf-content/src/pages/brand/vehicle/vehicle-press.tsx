import type { VehicleDetail } from 'shared/contract/vehicle/vehicle';
import { formatFileSize } from 'shared/contract/text/file-size';
import { useLinks } from 'shared/server';
import { Picture } from 'shared/ui/media/picture/picture';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { links } from '../../../links.ts';
import { useWords } from '../../../messages/words.ts';
import css from './vehicle.module.css';

/** Other views of a vehicle, and where its files are for those who write about it. */
export function VehiclePress({ vehicle: { id, gallery, sheet } }: { vehicle: VehicleDetail }) {
  const t = useWords();
  const pages = useLinks();
  const library = pages.to(links.library, { vehicle: id });
  return (
    <section className={`bound ${css['part']}`} aria-labelledby="gallery">
      <SectionHead id="gallery" title={t('vehicle.gallery')} />
      <ul className={css['gallery']}>
        {gallery.map(({ picture, title }) => (
          <li key={picture.name}>
            <figure>
              <Picture picture={picture} sizes="(min-width: 64rem) 46vw, 92vw" />
              <figcaption className="note">{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <h3 className="title">{t('vehicle.press')}</h3>
      <ul className={css['ways']}>
        {sheet && (
          <li>
            <a className="text-link" href={sheet.url} download>
              {t('vehicle.sheetFile', { size: formatFileSize(sheet.size) })}
            </a>
          </li>
        )}
        {library !== undefined && (
          <li>
            <ArrowLink href={library}>{t('vehicle.files')}</ArrowLink>
          </li>
        )}
      </ul>
    </section>
  );
}
