import type { Lang } from '../../contract/lang.ts';
import { TextArea } from './text-area.tsx';

const words = {
  cn: {
    label: '备注',
    optional: '选填',
    hint: '例如行动不便的同行者',
    count: (used: number, most: number) => `${used}/${most}字`,
    long: '希望参观风洞实验室，',
    error: '备注最多20字',
  },
  en: {
    label: 'Remarks',
    optional: 'optional',
    hint: 'For example people who need a lift',
    count: (used: number, most: number) => `${used} of ${most} characters`,
    long: 'We would like to see the wind tunnel. ',
    error: 'Remarks have at most 20 characters',
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  const limit = { most: 200, words: t.count };
  return {
    counted: <TextArea id="remarks" label={t.label} optional={t.optional} hint={t.hint} limit={limit} />,
    tooLong: (
      <TextArea
        id="remarks-long"
        label={t.label}
        limit={{ ...limit, most: 20 }}
        error={t.error}
        defaultValue={t.long.repeat(3)}
      />
    ),
  };
}
