const WEIBO = 'https://service.weibo.com/share/share.php';

/** Weibo's own page for sharing; no script of theirs is on ours. `picture` is an absolute address. */
export function weiboShareUrl(url: string, title: string, picture?: string): string {
  return `${WEIBO}?${new URLSearchParams({ url, title, ...(picture === undefined ? {} : { pic: picture }) })}`;
}
