import type { SameWords } from 'shared';
import { cnMailAlert } from 'shared/ui/form/mail-alert/cn-words';
import type { enAlerts } from './en-alerts.ts';

export const cnAlerts = {
  alerts: {
    ...cnMailAlert.words,
    title: '公告邮件提醒',
    description: '辰岳汽车集团公告刊登的同一时刻，以邮件提醒您：可选市场与类别。',
    leads: {
      form: '公告刊登的同一时刻发送邮件。选择您关心的内容，每封邮件都附有更改与退订链接。',
      confirm: '按一下按钮，即可收到公告邮件。每封邮件都附有更改与退订链接。',
      manage: '您目前订阅的内容。更改自下一条公告起生效。',
    },
    markets: '市场',
    categories: '类别',
    all: '不勾选即为全部。',
    privacy: '邮箱加密保存，仅用于发送公告，退订30天后删除。',
    ask: '订阅公告',
    outcomes: {
      ...cnMailAlert.outcomes,
      requested: { title: '请查看您的邮箱', text: '确认链接已发送。请在48小时内打开并确认，之后即可收到公告。' },
      confirmed: { title: '订阅成功', text: '您所选的下一条公告刊登时，邮件即会送达。' },
      changed: { title: '已保存', text: '更改自下一条公告起生效。' },
      ended: { title: '退订成功', text: '此邮箱不会再收到公告邮件。' },
    },
    byMail: '以邮件接收这类公告',
  },
} satisfies SameWords<typeof enAlerts>;
