import type { Lang } from '../../../contract/text/lang.ts';
import { Check } from './check.tsx';

const words = {
  cn: {
    guide: '申请讲解（中文）',
    agree: '我同意将上述信息用于本次预约，并在参观后90天删除',
    error: '请先同意个人信息处理说明',
    notice: '我已阅读并同意参观须知',
    read: '请先读完参观须知',
  },
  en: {
    guide: 'Please arrange a guide (Chinese)',
    agree: 'I agree that this information is used for this booking and deleted 90 days after the visit',
    error: 'Agree to the use of your information first',
    notice: 'I have read and agree to the visit notice',
    read: 'Read the notice to its end first',
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    open: (
      <Check id="with-guide" name="with-guide">
        {t.guide}
      </Check>
    ),
    ticked: (
      <Check id="ticked" name="ticked" defaultChecked>
        {t.guide}
      </Check>
    ),
    wrong: (
      <Check id="agree" name="agree" error={t.error} required>
        {t.agree}
      </Check>
    ),
    disabled: (
      <Check id="notice" name="notice" hint={t.read} disabled>
        {t.notice}
      </Check>
    ),
  };
}
