import type { Lang } from '../../../contract/text/lang.ts';
import { Steps } from './steps.tsx';

const words = {
  cn: {
    steps: ['参观须知', '日期与时段', '人数与讲解', '联系方式', '确认'],
    list: { label: '预约步骤', done: '已完成' },
  },
  en: {
    steps: ['Notice', 'Date and time', 'Visitors', 'Contact', 'Confirm'],
    list: { label: 'Steps of the booking', done: 'done' },
  },
};

export function examples(lang: Lang) {
  const { steps, list } = words[lang];
  return {
    second: <Steps steps={steps} current={1} words={list} />,
    last: <Steps steps={steps} current={4} words={{ ...list, label: `${list.label} 2` }} />,
  };
}
