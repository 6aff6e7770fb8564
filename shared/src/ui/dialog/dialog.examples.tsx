import { useState } from 'react';
import type { Lang } from '../../contract/lang.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const words = {
  cn: {
    open: '取消预约',
    title: '确定取消这次预约？',
    text: '12月16日13:30–15:00的32个名额将释放给其他参观者。',
    close: '关闭',
    keep: '保留预约',
    cancel: '取消预约',
    help: '如何取消',
    helpText: '请在参观前一日15:00前，通过短信中的链接取消或改期。',
  },
  en: {
    open: 'Cancel the visit',
    title: 'Cancel this visit?',
    text: 'The 32 places on 16 December, 13:30–15:00, go back to other visitors.',
    close: 'Close',
    keep: 'Keep it',
    cancel: 'Cancel the visit',
    help: 'How to cancel',
    helpText: 'Use the link in your text message until 15:00 on the day before.',
  },
};

function Asking({ lang }: { lang: Lang }) {
  const t = words[lang];
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const actions = (
    <>
      <Button type="button" weight="ghost" onClick={close}>
        {t.keep}
      </Button>
      <Button type="button" onClick={close}>
        {t.cancel}
      </Button>
    </>
  );
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog title={t.title} close={t.close} isOpen={isOpen} onClose={close} actions={actions}>
        <p>{t.text}</p>
      </Dialog>
    </>
  );
}

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    inAnIsland: <Asking lang={lang} />,
    withoutScript: (
      <>
        <Button weight="ghost" opens="how-to-cancel">
          {t.help}
        </Button>
        <Dialog id="how-to-cancel" title={t.help} close={t.close}>
          <p>{t.helpText}</p>
        </Dialog>
      </>
    ),
  };
}
