const WEIBO = 'https://service.weibo.com/share/share.php';

/** Weibo's own page for sharing; no script of theirs is on ours. */
export function weiboShareUrl(url: string, title: string): string {
  return `${WEIBO}?${new URLSearchParams({ url, title })}`;
}
