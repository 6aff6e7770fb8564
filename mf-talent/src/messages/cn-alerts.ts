import type { SameWords } from 'shared';
import { cnMailAlert } from 'shared/ui/form/mail-alert/cn-words';
import type { enAlerts } from './en-alerts.ts';

export const cnAlerts = {
  alerts: {
    ...cnMailAlert.words,
    title: '新职位邮件提醒',
    description: '辰岳汽车集团有符合您搜索的新职位时，次日早上以一封邮件告诉您。',
    leads: {
      form: '有符合的新职位时，次日早上八点发送一封邮件；没有则不打扰。',
      confirm: '按一下按钮，即可收到新职位。每封邮件都附有更改与退订链接。',
      manage: '您目前订阅的搜索。更改自下一封邮件起生效。',
    },
    search: '您的搜索',
    searchHint: '想换一个？请在职位列表中选好条件，再从那里订阅。',
    searches: '您的搜索',
    searchesHint: '最多五个。不再需要的请取消勾选；全部取消即为退订。',
    added: '{{search}}（新）',
    every: '全部职位',
    choose: '选择其他搜索',
    privacy: '邮箱和搜索加密保存，仅用于发送职位，退订30天后删除。',
    ask: '订阅职位',
    outcomes: {
      ...cnMailAlert.outcomes,
      requested: { title: '请查看您的邮箱', text: '确认链接已发送。请在48小时内打开并确认，之后即可收到新职位。' },
      confirmed: { title: '订阅成功', text: '有符合的新职位时，邮件会在次日早上八点送达。' },
      changed: { title: '已保存', text: '更改自下一封邮件起生效。' },
      ended: { title: '退订成功', text: '此邮箱不会再收到职位邮件。' },
      most: { title: '最多五个搜索', text: '内容没有改变。请重新打开邮件中的链接，再取消勾选一个。' },
    },
  },
} satisfies SameWords<typeof enAlerts>;
