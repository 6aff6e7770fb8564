import { ArrowLink } from './arrow-link.tsx';

export const examples = {
  inside: <ArrowLink href="/cn/en/news">All news</ArrowLink>,
  external: (
    <ArrowLink href="https://example.com/" external newTab="opens in a new tab">
      Official site
    </ArrowLink>
  ),
};
