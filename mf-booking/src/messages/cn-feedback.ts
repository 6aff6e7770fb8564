import type { SameWords } from 'shared';
import type { enFeedback } from './en-feedback.ts';

export const cnFeedback = {
  feedback: {
    title: '这次参观怎么样？',
    lead: '两个问题，半分钟。您的回答帮助我们做得更好。',
    liked: '您对这次参观满意吗？',
    likes: { '5': '非常满意', '4': '满意', '3': '一般', '2': '不太满意', '1': '很不满意' },
    improve: '您希望我们先改进什么？',
    improvements: {
      nothing: '都很好，不用改',
      way: '到馆交通与停车',
      entry: '预约与签到',
      guide: '讲解',
      exhibits: '展览内容',
      rooms: '场馆环境、休息区与无障碍设施',
    },
    choose: '请选择一项',
    promise: '我们只保存每月的合计，不保存姓名、单位和预约信息。',
    send: '提交回答',
    noLink:
      '请通过致谢邮件中的链接打开本页。团体签到参观并留有电子邮箱的，我们会在参观结束两小时后发出这封邮件。回答不记名，只按月计入合计；一次参观只计一份。没有收到邮件，也可以拨打展馆电话告诉我们。',
    outcomes: {
      thanks: '谢谢，您的回答已计入。',
      again: '这次参观已经回答过了，谢谢。',
      missing: '请回答两个问题。',
      unknown: '该链接没有对应的参观，请检查是否完整。',
      down: '暂时无法提交，您的选择没有丢失，请稍后再试。',
    },
  },
} satisfies SameWords<typeof enFeedback>;
