import type { Lang } from '../../../contract/text/lang.ts';
import type { IconName } from '../../media/icon/icon.tsx';

const WEIBO = 'https://service.weibo.com/share/share.php';
const LINKED_IN = 'https://www.linkedin.com/sharing/share-offsite/';
const X = 'https://x.com/intent/tweet';

/** What is passed on: `url` and `picture` are absolute addresses. */
interface Shared {
  url: string;
  title: string;
  picture?: string | undefined;
}

const weiboShareUrl = ({ url, title, picture }: Shared) =>
  `${WEIBO}?${new URLSearchParams({ url, title, ...(picture === undefined ? {} : { pic: picture }) })}`;

/** Mail programs read a plus sign as one, so spaces are `%20` (RFC 6068). */
export const mailShareUrl = ({ url, title }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

interface Network {
  name: string;
  icon: IconName;
  href: string;
}

/** The networks that readers of a language use, by their own pages for sharing; no script of theirs is on ours. */
export function networksOf(lang: Lang, shared: Shared): readonly Network[] {
  if (lang === 'cn') return [{ name: '微博', icon: 'weibo', href: weiboShareUrl(shared) }];
  const { url, title } = shared;
  return [
    { name: 'LinkedIn', icon: 'linkedin', href: `${LINKED_IN}?${new URLSearchParams({ url })}` },
    { name: 'X', icon: 'x', href: `${X}?${new URLSearchParams({ url, text: title })}` },
  ];
}
