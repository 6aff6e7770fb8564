import { useState } from 'react';
import type { Lang } from '../../contract/lang.ts';
import { Button } from '../button/button.tsx';
import { Check } from '../check/check.tsx';
import { Drawer } from './drawer.tsx';

const words = {
  cn: {
    open: '筛选',
    title: '筛选图片',
    close: '关闭',
    show: '显示48张图片',
    kinds: ['新闻图片', '车型图片', '活动图片'],
  },
  en: {
    open: 'Filter',
    title: 'Filter pictures',
    close: 'Close',
    show: 'Show 48 pictures',
    kinds: ['News', 'Vehicles', 'Events'],
  },
};

function Filters({ lang }: { lang: Lang }) {
  const t = words[lang];
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const show = (
    <Button type="button" onClick={close}>
      {t.show}
    </Button>
  );
  return (
    <>
      <Button type="button" weight="ghost" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Drawer title={t.title} close={t.close} isOpen={isOpen} onClose={close} actions={show}>
        <div>
          {t.kinds.map((kind) => (
            <Check key={kind} id={`kind-${kind}`} name="kind" value={kind}>
              {kind}
            </Check>
          ))}
        </div>
      </Drawer>
    </>
  );
}

export function examples(lang: Lang) {
  return { filters: <Filters lang={lang} /> };
}
