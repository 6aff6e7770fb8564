import { usePage } from 'shared';
import { ShareBar } from 'shared/ui/navigation/share-bar/share-bar';
import { useWords } from '../../messages/words.ts';
import css from './article.module.css';

export interface ArticleShareProps {
  title: string;
  url: string | null;
}

/** Ways to pass an article on, in the margin beside it. */
export function ArticleShare({ title, url }: ArticleShareProps) {
  const t = useWords();
  const { lang } = usePage();
  const words = {
    label: t('article.share'),
    on: (network: string) => t('article.shareOn', { network }),
    mail: t('article.mail'),
    wechat: t('article.wechat'),
    wechatHint: t('article.wechatHint'),
    copy: t('article.copy'),
    print: t('article.print'),
  };
  return (
    <div className={css['share']}>
      <ShareBar lang={lang} title={title} url={url} words={words} layout="column" />
    </div>
  );
}
