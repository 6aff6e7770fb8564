import type { Lang } from '../../../contract/text/lang.ts';
import { TextLink } from './text-link.tsx';

const words = {
  cn: { inside: '可持续发展报告', outside: '交易所公告', newTab: '在新标签页打开' },
  en: { inside: 'Sustainability report', outside: 'Notices at the exchange', newTab: 'opens in a new tab' },
};

export function examples(lang: Lang) {
  const { inside, outside, newTab } = words[lang];
  return {
    inside: <TextLink href={`/cn/${lang}/csr`}>{inside}</TextLink>,
    newTab: (
      <TextLink href="https://exchange.example/" newTab={newTab}>
        {outside}
      </TextLink>
    ),
  };
}
