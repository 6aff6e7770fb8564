import { usePage } from 'shared';
import { ShareBar } from 'shared/ui/navigation/share-bar/share-bar';
import { useWords } from '../messages/words.ts';

/** Ways to pass a topic or an entry on: links and a code without script, copying and printing with it. */
export function MediaShare({ title, url }: { title: string; url: string | null }) {
  const t = useWords();
  const { lang } = usePage();
  const words = {
    label: t('topic.share'),
    on: (network: string) => t('topic.shareOn', { network }),
    mail: t('topic.mail'),
    wechat: t('topic.wechat'),
    wechatHint: t('topic.wechatHint'),
    copy: t('topic.copy'),
    print: t('topic.print'),
  };
  return <ShareBar lang={lang} title={title} url={url} words={words} />;
}
