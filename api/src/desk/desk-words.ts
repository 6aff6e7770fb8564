import type { Lang } from 'shared/contract/text/lang';
import type { Arrival } from '../modules/booking/desk/gate.service.ts';

interface DeskWords {
  title: string;
  other: string;
  signIn: string;
  token: string;
  tokenHint: string;
  wrongToken: string;
  signOut: string;
  day: string;
  show: string;
  search: string;
  searchHint: string;
  reference: string;
  checkIn: string;
  scan: string;
  stopScan: string;
  noGroup: string;
  nothingFound: string;
  slotSums: (sums: { groups: number; visitors: number; arrived: number; guides: number }) => string;
  walkIns: (visitors: number) => string;
  walkIn: string;
  visitors: string;
  slot: string;
  group: string;
  contact: string;
  address: string;
  needs: string;
  guide: string;
  arrived: string;
  cancelled: string;
  requested: string;
  waiting: string;
  export: string;
  close: string;
  closeQuestion: (day: string, groups: number) => string;
  closeText: string;
  closeConfirm: string;
  closed: (groups: number) => string;
  back: string;
  log: string;
  logAt: string;
  logName: string;
  logAction: string;
  logSubject: string;
  actions: Readonly<Record<string, string>>;
  mistyped: string;
  counted: string;
  outcomes: Readonly<Record<Arrival['outcome'], string>>;
  offline: string;
  offlineText: string;
  queued: string;
  synced: string;
  unknownOffline: string;
}

const EN: DeskWords = {
  title: 'Pavilion desk',
  other: '中文',
  signIn: 'Sign in',
  token: 'Token of this device',
  tokenHint: 'The operator makes it with: node api/src/cli.ts desk token <name>',
  wrongToken: 'This token is unknown or over.',
  signOut: 'Sign out',
  day: 'Day',
  show: 'Show',
  search: 'Search',
  searchHint: 'Organisation, contact, phone or reference',
  reference: 'Reference',
  checkIn: 'Check in',
  scan: 'Scan with the camera',
  stopScan: 'Stop scanning',
  noGroup: 'No group is booked on this day.',
  nothingFound: 'Nothing was found.',
  slotSums: ({ groups, visitors, arrived, guides }) =>
    `Groups: ${groups}. Visitors: ${visitors}, of whom here: ${arrived}. Guides: ${guides}.`,
  walkIns: (visitors) => `Without a booking: ${visitors}.`,
  walkIn: 'Count walk-ins',
  visitors: 'Visitors',
  slot: 'Slot',
  group: 'Organisation',
  contact: 'Contact',
  address: 'Phone or e-mail',
  needs: 'Access needs',
  guide: 'Guide',
  arrived: 'Here since',
  cancelled: 'cancelled',
  requested: 'not approved yet',
  waiting: 'Waiting list',
  export: 'Export as CSV',
  close: 'Close this day',
  closeQuestion: (day, groups) => `Close ${day} and cancel ${groups} ${groups === 1 ? 'visit' : 'visits'}?`,
  closeText:
    'Every contact is told at once, by text message and by mail where there is an address. Waiting lists of the day end. Nobody can book the day any more. This cannot be undone.',
  closeConfirm: 'Close the day and tell everyone',
  closed: (groups) => `The day is closed; ${groups} ${groups === 1 ? 'group was' : 'groups were'} told.`,
  back: 'Back to the day',
  log: 'Log',
  logAt: 'When',
  logName: 'Who',
  logAction: 'What',
  logSubject: 'About',
  actions: {
    'check-in': 'checked in',
    'walk-in': 'counted walk-ins',
    close: 'closed a day',
    export: 'exported',
    'sign-in': 'signed in',
  },
  mistyped: 'This reference is mistyped: its last sign does not fit.',
  counted: 'Counted.',
  outcomes: {
    arrived: 'Checked in.',
    cancelled: 'This booking was cancelled.',
    requested: 'Nobody has approved this request yet.',
    otherDay: 'This booking is for another day.',
    again: 'This group has been checked in already.',
    unknown: 'There is no such booking.',
  },
  offline: 'No connection',
  offlineText: 'Go on checking in: what you enter is stored on this device and sent when the connection is back.',
  queued: 'Stored, not sent yet:',
  synced: 'Everything has been sent.',
  unknownOffline: 'Not on the list that this device has of today; it is stored and looked at later.',
};

const CN: DeskWords = {
  title: '展馆前台',
  other: 'English',
  signIn: '登录',
  token: '本机令牌',
  tokenHint: '由运营人员生成：node api/src/cli.ts desk token <名称>',
  wrongToken: '令牌不存在或已过期。',
  signOut: '退出',
  day: '日期',
  show: '查看',
  search: '查找',
  searchHint: '单位、联系人、手机或编号',
  reference: '预约编号',
  checkIn: '签到',
  scan: '用摄像头扫码',
  stopScan: '停止扫码',
  noGroup: '当日没有预约。',
  nothingFound: '没有找到。',
  slotSums: ({ groups, visitors, arrived, guides }) =>
    `${groups}个团体，${visitors}人，已到${arrived}人，讲解${guides}场。`,
  walkIns: (visitors) => `未预约到场${visitors}人。`,
  walkIn: '登记散客',
  visitors: '人数',
  slot: '时段',
  group: '单位',
  contact: '联系人',
  address: '手机或邮箱',
  needs: '无障碍需求',
  guide: '讲解',
  arrived: '到馆时间',
  cancelled: '已取消',
  requested: '尚未确认',
  waiting: '候补',
  export: '导出CSV',
  close: '当日闭馆',
  closeQuestion: (day, groups) => `${day}闭馆，取消${groups}个预约？`,
  closeText: '所有联系人会立即收到短信，留有邮箱的同时收到邮件；当日候补全部结束，不再接受预约。此操作不能撤销。',
  closeConfirm: '闭馆并通知所有人',
  closed: (groups) => `当日已闭馆，已通知${groups}个团体。`,
  back: '返回当日',
  log: '操作记录',
  logAt: '时间',
  logName: '操作人',
  logAction: '操作',
  logSubject: '对象',
  actions: {
    'check-in': '签到',
    'walk-in': '登记散客',
    close: '闭馆',
    export: '导出',
    'sign-in': '登录',
  },
  mistyped: '编号有误：末位校验不符。',
  counted: '已登记。',
  outcomes: {
    arrived: '签到成功。',
    cancelled: '此预约已取消。',
    requested: '此申请尚未确认。',
    otherDay: '此预约不在今天。',
    again: '此团体已签到。',
    unknown: '没有此预约。',
  },
  offline: '网络已断开',
  offlineText: '请继续签到：内容先存于本机，网络恢复后自动上传。',
  queued: '已保存，待上传：',
  synced: '已全部上传。',
  unknownOffline: '不在本机今日名单中，已保存，稍后核对。',
};

export const DESK_WORDS: Readonly<Record<Lang, DeskWords>> = { cn: CN, en: EN };
