import type { JobPay } from 'shared/contract/talent/job';
import type { Lang } from 'shared/contract/text/lang';

const number = new Intl.NumberFormat('en');

/** A range of pay as it is written: `CNY 18,000–28,000`, `18,000至28,000元`. */
export function payText({ from, to }: Pick<JobPay, 'from' | 'to'>, lang: Lang): string {
  const [least, most] = [number.format(from), number.format(to)];
  if (lang === 'cn') return from === to ? `${least}元` : `${least}至${most}元`;
  return from === to ? `CNY ${least}` : `CNY ${least}–${most}`;
}
