import { Icon } from './icon.tsx';

export const examples = { search: <Icon name="search" />, menu: <Icon name="menu" />, weibo: <Icon name="weibo" /> };
