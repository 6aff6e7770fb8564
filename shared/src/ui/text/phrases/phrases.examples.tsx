import type { Lang } from '../../../contract/text/lang.ts';
import { Phrases } from './phrases.tsx';

const words = {
  cn: '南沙智能工厂：一条会思考的焊装线，换型不再停线',
  en: 'Nansha smart factory: a welding line that decides',
};

export function examples(lang: Lang) {
  return {
    title: (
      <h3 className="statement">
        <Phrases text={words[lang]} />
      </h3>
    ),
  };
}
