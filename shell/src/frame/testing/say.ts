import type { Lang } from 'shared/contract/text/lang';
import { cn } from '../../messages/cn.ts';
import { en, type Say } from '../../messages/en.ts';

/** The real words of the frame, without the machinery around them. */
export function sayIn(lang: Lang): Say {
  return (key, values = {}) => {
    const words: unknown = lang === 'cn' ? cn : en;
    const found = key.split('.').reduce((node, part) => (node as Record<string, unknown>)[part], words);
    return String(found).replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name]));
  };
}

export const SITE = {
  name: 'Chenyue Automobile Group',
  shortName: 'CHENYUE',
  slogan: 'In line with air',
  weibo: 'https://weibo.example/chenyue',
  wechat: 'https://www.chenyue.example/cn/en/qwCode',
  copyright: '© 2026 Chenyue Automobile Group (fictional)',
};
