import { Icon, type IconName } from './icon.tsx';

const NAMES: readonly IconName[] = [
  'search',
  'menu',
  'close',
  'up',
  'down',
  'previous',
  'next',
  'plus',
  'download',
  'link',
  'print',
  'play',
  'pause',
  'share',
  'zoom',
  'weibo',
  'linkedin',
  'x',
  'mail',
  'qr',
];

export const examples = Object.fromEntries(NAMES.map((name) => [name, <Icon key={name} name={name} />]));
