import type { Lang } from '../../../contract/text/lang.ts';
import { ShareBar } from './share-bar.tsx';

const words = {
  cn: {
    label: '分享',
    weibo: '分享到微博',
    wechat: '微信扫码',
    wechatHint: '用微信扫一扫，在手机上打开后分享。',
    copy: '复制链接',
    print: '打印',
    title: '集团与六所高校共建联合实验室',
  },
  en: {
    label: 'Share',
    weibo: 'Share on Weibo',
    wechat: 'WeChat code',
    wechatHint: 'Scan it with WeChat and share from your phone.',
    copy: 'Copy link',
    print: 'Print',
    title: 'A joint laboratory with six universities',
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  const url = `https://www.chenyue.example/${lang}/aero-lab`;
  return {
    row: <ShareBar title={t.title} url={url} words={t} />,
    column: <ShareBar title={t.title} url={url} words={{ ...t, label: `${t.label} 2` }} layout="column" />,
  };
}
