import type { Lang } from '../../../contract/text/lang.ts';
import { QrCode } from './qr-code.tsx';

const words = { cn: '微信公众号', en: 'WeChat account' };

export function examples(lang: Lang) {
  return { wechat: <QrCode text="https://www.chenyue.example/cn/cn/qwCode" label={words[lang]} /> };
}
