import type { Lang } from '../../contract/lang.ts';
import { Icon } from '../icon/icon.tsx';
import css from './tooltip.examples.module.css';
import { Tooltip } from './tooltip.tsx';

const words = {
  cn: { name: '下载', text: '原图，4000像素宽，12 MB' },
  en: { name: 'Download', text: 'The original, 4000 pixels wide, 12 MB' },
};

export function examples(lang: Lang) {
  const { name, text } = words[lang];
  return {
    download: (
      <Tooltip text={text}>
        {(described) => (
          <button type="button" className={css['target']} aria-label={name} {...described}>
            <Icon name="download" />
          </button>
        )}
      </Tooltip>
    ),
  };
}
