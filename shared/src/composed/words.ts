import type { Lang } from '../contract/lang.ts';

const en = {
  crumbs: 'You are here',
  home: 'Home',
  tabs: 'Parts of this page',
  all: 'All',
  groups: 'Filter',
  since: 'Since',
  duties: 'Committees',
  biography: 'Biography',
  phone: 'Telephone',
  email: 'E-mail',
  address: 'Address',
  hours: 'Hours',
  closed: 'Closed',
  lastEntry: 'Last entry',
  access: 'Access',
  nothing: 'Nothing can be shown here right now. Please look again shortly.',
  none: 'There is nothing here yet.',
  states: { upcoming: 'Upcoming', running: 'On now', expired: 'Over' },
  site: 'Official site',
  branches: (count: number, name: string) => `${count} in ${name}`,
  document: 'PDF',
  openQuote: '“',
  closeQuote: '”',
};
export type ComposedWords = typeof en;

const cn: ComposedWords = {
  crumbs: '当前位置',
  home: '首页',
  tabs: '本页内容',
  all: '全部',
  groups: '筛选',
  since: '任职时间',
  duties: '专门委员会',
  biography: '简历',
  phone: '电话',
  email: '邮箱',
  address: '地址',
  hours: '时间',
  closed: '闭馆',
  lastEntry: '停止入场',
  access: '无障碍',
  nothing: '此处内容暂时无法显示，请稍后再看。',
  none: '暂无内容。',
  states: { upcoming: '即将开始', running: '进行中', expired: '已结束' },
  site: '官方网站',
  branches: (count: number, name: string) => `${name}，${count}个部门`,
  document: 'PDF',
  openQuote: '“',
  closeQuote: '”',
};

/** What blocks say themselves; everything else comes from the content pack. */
export const COMPOSED_WORDS: Readonly<Record<Lang, ComposedWords>> = { cn, en };
