import { Island, useTrail, type PageProps } from 'shared/server';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { useWords } from '../../messages/words.ts';
import downloadProgress from './download-progress.island.tsx';
import type { DownloadData } from './download.load.ts';

/** A ZIP file while it is made, and its link once it is there (spec SCR-media-download). */
export function DownloadPage({ data }: PageProps<DownloadData>) {
  const t = useWords();
  return (
    <div className="bound">
      <PageHead
        title={t('download.title')}
        lead={t('download.lead')}
        breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}
      />
      <Island of={downloadProgress} props={data} />
    </div>
  );
}
