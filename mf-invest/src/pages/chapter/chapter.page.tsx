import type { ReactNode } from 'react';
import { ComposedPage } from 'shared/composed/page';
import type { PageProps } from 'shared/server';
import { InvestNav } from '../../components/invest-nav.tsx';
import { ChapterNeighbours } from './chapter-neighbours.tsx';
import type { ChapterData, Contents } from './chapter.load.ts';
import css from './chapter.module.css';
import { ReportContents } from './report-contents.tsx';

/** A chapter of a report, with the contents beside it (spec SCR-invest-report). */
export function ChapterPage({ data: { page, contents } }: PageProps<ChapterData>) {
  const nav = <InvestNav current="info" />;
  return <ComposedPage data={page} nav={nav} {...(contents && { around: besideContents(contents) })} />;
}

const besideContents = (contents: Contents) => (blocks: ReactNode) => (
  <div className={`bound ${css['report']}`}>
    <ReportContents contents={contents} />
    <div className={css['chapter']}>
      {blocks}
      <ChapterNeighbours contents={contents} />
    </div>
  </div>
);
