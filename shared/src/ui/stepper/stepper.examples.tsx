import { useState } from 'react';
import type { Lang } from '../../contract/lang.ts';
import { Stepper } from './stepper.tsx';

const words = {
  cn: { label: '参观人数', hint: '最多999人；15人及以上可申请讲解', less: '减少一人', more: '增加一人' },
  en: {
    label: 'Number of visitors',
    hint: 'Up to 999. From 15 you may ask for a guide',
    less: 'One visitor fewer',
    more: 'One visitor more',
  },
};

function Visitors({ lang }: { lang: Lang }) {
  const { label, hint, less, more } = words[lang];
  const [text, setText] = useState('15');
  const steps = { least: 1, most: 999, less, more };
  return <Stepper id="party" name="party" label={label} hint={hint} steps={steps} value={text} onChange={setText} />;
}

export function examples(lang: Lang) {
  return { visitors: <Visitors lang={lang} /> };
}
