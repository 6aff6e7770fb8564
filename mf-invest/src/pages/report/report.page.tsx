import type { ReactNode } from 'react';
import { ComposedPage } from 'shared/composed/page';
import type { PageProps } from 'shared/server';
import { InvestNav } from '../../components/invest-nav.tsx';
import { ChapterNeighbours } from './chapter-neighbours.tsx';
import { ReportContents, type ContentsProps } from './report-contents.tsx';
import type { ReportData } from './report.load.ts';
import css from './report.module.css';

/** A report as pages: its cover, or a chapter with the contents beside it (spec SCR-invest-report). */
export function ReportPage({ data: { page, contents } }: PageProps<ReportData>) {
  const nav = <InvestNav current="info" />;
  if (contents === null) return <ComposedPage data={page} nav={nav} />;
  return <ComposedPage data={page} nav={nav} around={besideContents(contents)} />;
}

const besideContents = (contents: ContentsProps['contents']) => (blocks: ReactNode) => (
  <div className={`bound ${css['report']}`}>
    <ReportContents contents={contents} />
    <div className={css['chapter']}>
      {blocks}
      <ChapterNeighbours contents={contents} />
    </div>
  </div>
);
