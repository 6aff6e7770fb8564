import { useState } from 'react';
import type { Lang } from '../../../contract/text/lang.ts';
import { CodeField } from './code-field.tsx';

const words = {
  cn: {
    label: '验证码',
    send: '获取验证码',
    again: (seconds: number) => (seconds > 0 ? `${seconds}秒后重新获取` : '重新获取'),
    hint: '已发送至138****0000，五分钟内有效',
    error: '请输入验证码',
  },
  en: {
    label: 'Verification code',
    send: 'Get the code',
    again: (seconds: number) => (seconds > 0 ? `Get again in ${seconds} s` : 'Get again'),
    hint: 'Sent to 138****0000, valid for five minutes',
    error: 'Enter the verification code',
  },
};

const WAIT = 60_000;

function Counting({ lang }: { lang: Lang }) {
  const t = words[lang];
  const [until, setUntil] = useState<number>();
  const sending = { send: t.send, again: t.again, until, onSend: () => setUntil(Date.now() + WAIT) };
  const sent = until === undefined ? {} : { hint: t.hint };
  return <CodeField id="code" label={t.label} sending={sending} {...sent} />;
}

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    countsDown: <Counting lang={lang} />,
    wrong: <CodeField id="code-wrong" label={t.label} sending={{ send: t.send, again: t.again }} error={t.error} />,
  };
}
