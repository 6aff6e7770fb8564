import type { Lang } from '../../../contract/text/lang.ts';
import { ShareBar } from './share-bar.tsx';

const words = {
  cn: {
    label: '分享',
    on: (network: string) => `分享到${network}`,
    mail: '发邮件',
    wechat: '微信扫码',
    wechatHint: '用微信扫一扫，在手机上打开后分享。',
    copy: '复制链接',
    print: '打印',
    title: '集团与六所高校共建联合实验室',
  },
  en: {
    label: 'Share',
    on: (network: string) => `Share on ${network}`,
    mail: 'E-mail',
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
    row: <ShareBar lang={lang} title={t.title} url={url} words={t} />,
    column: <ShareBar lang={lang} title={t.title} url={url} words={{ ...t, label: `${t.label} 2` }} layout="column" />,
  };
}
