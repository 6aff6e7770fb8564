import { usePage } from 'shared';
import { formatFileSize } from 'shared/contract/text/file-size';
import { LANG_CODE } from 'shared/contract/text/lang';
import type { MediaItem } from 'shared/contract/media/media';
import { Button } from 'shared/ui/form/button/button';
import { Check } from 'shared/ui/form/check/check';
import { Icon } from 'shared/ui/media/icon/icon';
import { SelectField } from 'shared/ui/form/select-field/select-field';
import { useWords } from '../messages/words.ts';
import { RESOLUTIONS } from '../model/resolutions.ts';
import css from './pack-download.module.css';

/** A package as one ZIP file: a plain form, so that it works without script; the service insists on the terms. */
export function PackDownload({ item }: { item: MediaItem }) {
  const t = useWords();
  const { lang } = usePage();
  const size = formatFileSize(item.size);
  const options = RESOLUTIONS.map((value) => ({ value, name: t(`pack.${value}`, { size }) }));
  return (
    <details className={css['pack']}>
      <summary className={css['download']}>
        <Icon name="download" />
        {t('item.download')}
        <span className="visually-hidden">{t('item.of', { title: item.title, size })}</span>
      </summary>
      <form className={css['order']} action={item.url}>
        <input type="hidden" name="language" value={LANG_CODE[lang]} />
        <SelectField id={`${item.id}-size`} name="resolution" label={t('pack.resolution')} options={options} />
        <Check id={`${item.id}-terms`} name="acceptTerms" value="true" required hint={t('pack.inside')}>
          {t('pack.terms')}
        </Check>
        <Button>{t('pack.get', { count: item.fileCount })}</Button>
      </form>
    </details>
  );
}
