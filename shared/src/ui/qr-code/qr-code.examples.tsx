import { QrCode } from './qr-code.tsx';

export const examples = { wechat: <QrCode text="https://www.chenyue.example/cn/cn/qwCode" label="WeChat account" /> };
