import type { SameWords } from '../../../runtime/page-context.tsx';
import type { enMailAlert } from './en-words.ts';

/** 各邮件提醒页面共用的文字。 */
export const cnMailAlert = {
  words: {
    email: '电子邮箱',
    emailHint: '我们先向此邮箱发送确认链接，确认后才会发送内容。',
    policy: '隐私政策',
    confirm: '确认订阅',
    change: '保存更改',
    end: '退订',
    again: '重新订阅',
    mend: '尚未成功',
    faults: {
      email: '请输入正确的电子邮箱',
      busy: '请求过于频繁，请一小时后再试。',
      down: '暂时无法办理，请过几分钟再试。',
    },
  },
  outcomes: {
    over: { title: '链接已失效', text: '确认链接48小时内有效，且只能使用一次。重新订阅，即可收到新链接。' },
    down: { title: '没有成功', text: '内容没有改变。请过几分钟再打开链接。' },
  },
} satisfies SameWords<typeof enMailAlert>;
