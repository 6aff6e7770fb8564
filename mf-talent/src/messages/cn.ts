import type { Messages } from './en.ts';

export const cn = {
  page: {
    title: '招聘与培养',
    description: '集团社会招聘、校园招聘、海外引才与人才培养项目，以及各项目的当前进度。',
    lead: '我们在找什么样的人、培养什么样的人，每个项目今天走到哪一步。',
    path: '当前位置',
    home: '首页',
    fraudTitle: '我们从不收取任何费用。',
    fraud:
      '招聘与培养的任何环节都不收押金、培训费、面试费或体检费。凡以辰岳名义要求付款的，均与我们无关：请勿付款，并通过项目联系方式告诉我们。',
  },
  filter: {
    title: '项目',
    track: '项目类型',
    status: '状态',
    all: '全部',
    count_one: '共{{count}}个项目',
    count_other: '共{{count}}个项目',
    emptyTitle: '没有同时符合两项条件的项目',
    emptyAdvice: '请换一个类型或状态。',
    reset: '查看全部项目',
    missingTitle: '暂时没有可显示的项目',
    missingAdvice: '请稍后再来看看。',
  },
  track: {
    social: '社会招聘',
    campus: '校园招聘',
    overseas: '海外招聘',
    training: '人才培养',
  },
  about: {
    social: '面向有工作经验的人，全年按岗位开放。',
    campus: '面向应届毕业生，每年两批。',
    overseas: '面向在海外工作或求学的工程师与毕业生。',
    training: '从入职的最初几周，到成为技能大师。',
  },
  status: {
    notStarted: '未开始',
    inProgress: '进行中',
    completed: '已结束',
  },
  programme: {
    audience: '面向',
    places: '地点',
    period: '时间',
    span: '{{begins}}至{{ends}}',
    contact: '联系',
    steps: '“{{title}}”的步骤',
    now: '当前步骤',
  },
} satisfies Messages;
