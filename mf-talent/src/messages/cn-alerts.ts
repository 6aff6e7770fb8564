import type { SameWords } from 'shared';
import type { enAlerts } from './en-alerts.ts';

export const cnAlerts = {
  alerts: {
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
    email: '电子邮箱',
    emailHint: '我们先向此邮箱发送确认链接，确认后才会发送职位。',
    privacy: '邮箱和搜索加密保存，仅用于发送职位，退订30天后删除。',
    policy: '隐私政策',
    ask: '订阅职位',
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
    outcomes: {
      requested: { title: '请查看您的邮箱', text: '确认链接已发送。请在48小时内打开并确认，之后即可收到新职位。' },
      confirmed: { title: '订阅成功', text: '有符合的新职位时，邮件会在次日早上八点送达。' },
      changed: { title: '已保存', text: '更改自下一封邮件起生效。' },
      ended: { title: '退订成功', text: '此邮箱不会再收到职位邮件。' },
      over: { title: '链接已失效', text: '确认链接48小时内有效，且只能使用一次。重新订阅，即可收到新链接。' },
      down: { title: '没有成功', text: '内容没有改变。请过几分钟再打开链接。' },
      most: { title: '最多五个搜索', text: '内容没有改变。请重新打开邮件中的链接，再取消勾选一个。' },
    },
  },
} satisfies SameWords<typeof enAlerts>;
