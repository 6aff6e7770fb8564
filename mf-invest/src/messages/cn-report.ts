import type { SameWords } from 'shared';
import type { enReport } from './en-report.ts';

export const cnReport = {
  report: {
    contents: '目录',
    neighbours: '前后章节',
    previous: '上一章',
    next: '下一章',
    web: '在线阅读',
    webOf: '在线阅读：{{title}}',
  },
} satisfies SameWords<typeof enReport>;
