import { Card, CardMeta, CardSummary, CardTitle } from './card.tsx';
import { ContentCover } from './cover.tsx';

export const examples = {
  article: (
    <Card>
      <ContentCover seed="aero-lab" category="COL-XWZX-QYDT" sizes="25vw" />
      <CardMeta date="2026-11-18 09:00:00">Technology</CardMeta>
      <CardTitle href="/cn/en/news/detail?baseid=aero-lab">
        A joint aerodynamics laboratory with six universities
      </CardTitle>
    </Card>
  ),
  lead: (
    <Card>
      <ContentCover seed="v6" category="COL-XWZX-PPDT" sizes="50vw" ratio="lead" priority />
      <CardMeta date="2026-11-20 09:00:00">Products</CardMeta>
      <CardTitle href="/cn/en/news/detail?baseid=v6" size="lead" level={2}>
        Yaoxing V6 makes its first appearance
      </CardTitle>
      <CardSummary>812 km of electric range, lowest drag of its class at 0.219.</CardSummary>
    </Card>
  ),
};
