import { useState } from 'react';
import type { Lang } from '../../../contract/text/lang.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const words = {
  cn: {
    title: '还有两处需要填写',
    name: '团队联系人',
    noName: '请输入团队联系人姓名',
    phone: '手机号码',
    noPhone: '请输入正确的手机号码',
    send: '提交',
  },
  en: {
    title: 'Two things are still missing',
    name: 'Group contact',
    noName: 'Enter the group contact name',
    phone: 'Mobile phone',
    noPhone: 'Enter a correct phone number',
    send: 'Submit',
  },
};

function Form({ lang }: { lang: Lang }) {
  const t = words[lang];
  const [attempt, setAttempt] = useState(0);
  const errors = [
    { id: 'form-name', text: t.noName },
    { id: 'form-phone', text: t.noPhone },
  ];
  const errorOf = (at: 0 | 1) => (attempt > 0 ? errors[at]?.text : undefined);
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <ErrorSummary title={t.title} errors={attempt > 0 ? errors : []} attempt={attempt} level={3} />
      <TextField id="form-name" label={t.name} error={errorOf(0)} required />
      <TextField id="form-phone" kind="phone" label={t.phone} error={errorOf(1)} required />
      <div>
        <Button>{t.send}</Button>
      </div>
    </form>
  );
}

export function examples(lang: Lang) {
  return { form: <Form lang={lang} /> };
}
