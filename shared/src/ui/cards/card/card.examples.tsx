import type { Lang } from '../../../contract/text/lang.ts';
import { Card, CardMeta, CardSummary, CardTitle } from './card.tsx';
import { ContentCover } from './cover.tsx';

const words = {
  cn: {
    technology: '科技创新',
    laboratory: '六所高校共建空气动力学联合实验室',
    products: '品牌动态',
    appearance: '曜行V6首次亮相',
    summary: '纯电续航812公里，风阻系数0.219，同级最低。',
  },
  en: {
    technology: 'Technology',
    laboratory: 'A joint aerodynamics laboratory with six universities',
    products: 'Products',
    appearance: 'Yaoxing V6 makes its first appearance',
    summary: '812 km of electric range, lowest drag of its class at 0.219.',
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    article: (
      <Card>
        <ContentCover seed="aero-lab" category="COL-XWZX-QYDT" sizes="25vw" />
        <CardMeta date="2026-11-18 09:00:00">{t.technology}</CardMeta>
        <CardTitle href={`/cn/${lang}/news/detail?baseid=aero-lab`}>{t.laboratory}</CardTitle>
      </Card>
    ),
    lead: (
      <Card>
        <ContentCover seed="v6" category="COL-XWZX-PPDT" sizes="50vw" ratio="wide" priority />
        <CardMeta date="2026-11-20 09:00:00">{t.products}</CardMeta>
        <CardTitle href={`/cn/${lang}/news/detail?baseid=v6`} size="lead" level={3}>
          {t.appearance}
        </CardTitle>
        <CardSummary>{t.summary}</CardSummary>
      </Card>
    ),
  };
}
