import { usePage } from 'shared';
import { ShareBar } from 'shared/ui/navigation/share-bar/share-bar';
import { useWords } from '../../messages/words.ts';

/** Ways to pass a vacancy on: links and a code without script, copying and printing with it. */
export function JobShare({ title, url }: { title: string; url: string | null }) {
  const t = useWords();
  const { lang } = usePage();
  const words = {
    label: t('share.label'),
    on: (network: string) => t('share.on', { network }),
    mail: t('share.mail'),
    wechat: t('share.wechat'),
    wechatHint: t('share.wechatHint'),
    copy: t('share.copy'),
    print: t('share.print'),
  };
  return <ShareBar lang={lang} title={title} url={url} words={words} />;
}
