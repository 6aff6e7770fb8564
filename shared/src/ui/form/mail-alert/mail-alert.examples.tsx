import type { Lang } from '../../../contract/text/lang.ts';
import { Check } from '../check/check.tsx';
import { MailAlert, type MailAlertWords } from './mail-alert.tsx';

const WORDS: Readonly<Record<Lang, Omit<MailAlertWords, 'fault'> & { subject: string; wrong: string }>> = {
  cn: {
    mend: '尚未成功',
    email: '电子邮箱',
    emailHint: '我们先发送确认链接。',
    privacy: '邮箱加密保存。',
    policy: '隐私政策',
    ask: '订阅',
    confirm: '确认订阅',
    change: '保存更改',
    end: '退订',
    subject: '在招职位',
    wrong: '请输入正确的电子邮箱',
  },
  en: {
    mend: 'This did not work yet',
    email: 'E-mail address',
    emailHint: 'We send a link there first.',
    privacy: 'Your address is stored encrypted.',
    policy: 'Privacy policy',
    ask: 'Subscribe',
    confirm: 'Confirm',
    change: 'Save changes',
    end: 'Unsubscribe',
    subject: 'Vacancies',
    wrong: 'Please enter a correct e-mail address',
  },
};

export function examples(lang: Lang) {
  const { subject, wrong, ...rest } = WORDS[lang];
  const common = {
    action: '#ui-mail-alert',
    policy: `/cn/${lang}/policy`,
    words: { ...rest, fault: () => wrong },
  };
  const choices = {};
  return {
    wrong: (
      <MailAlert {...common} view={{ kind: 'form', email: 'nobody', choices, fault: 'email' }}>
        <Check id="mail-alert-ask" name="subject" value="1">
          {subject}
        </Check>
      </MailAlert>
    ),
    confirm: (
      <MailAlert {...common} view={{ kind: 'confirm', token: 'a-token' }}>
        {null}
      </MailAlert>
    ),
    manage: (
      <MailAlert {...common} view={{ kind: 'manage', token: 'a-token', choices }}>
        <Check id="mail-alert-manage" name="subject" value="1" defaultChecked>
          {subject}
        </Check>
      </MailAlert>
    ),
  };
}
