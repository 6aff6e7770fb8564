import type { SameWords } from 'shared';
import { cnMailAlert } from 'shared/ui/form/mail-alert/cn-words';
import type { enAlerts } from './en-alerts.ts';

export const cnAlerts = {
  alerts: {
    ...cnMailAlert.words,
    title: '新闻发布邮件提醒',
    description: '辰岳汽车集团新闻稿、素材包、讲话与资料页发布的同一时刻，以邮件提醒您：可选类型与品牌。',
    leads: {
      form: '内容发布的同一时刻发送邮件。选择您关心的内容，每封邮件都附有更改与退订链接。',
      confirm: '按一下按钮，即可收到新闻发布邮件。每封邮件都附有更改与退订链接。',
      manage: '您目前订阅的内容。更改自下一项发布起生效。',
    },
    kinds: '类型',
    brands: '品牌',
    all: '不勾选即为全部。',
    privacy: '邮箱加密保存，仅用于发送新闻，退订30天后删除。',
    ask: '订阅新闻发布',
    outcomes: {
      ...cnMailAlert.outcomes,
      requested: { title: '请查看您的邮箱', text: '确认链接已发送。请在48小时内打开并确认，之后即可收到新闻。' },
      confirmed: { title: '订阅成功', text: '您所选的下一项内容发布时，邮件即会送达。' },
      changed: { title: '已保存', text: '更改自下一项发布起生效。' },
      ended: { title: '退订成功', text: '此邮箱不会再收到新闻发布邮件。' },
    },
    byMail: '以邮件接收',
  },
} satisfies SameWords<typeof enAlerts>;
