import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { DocumentList, DocumentRow } from './document-row.tsx';

export const examples = {
  reports: (
    <DocumentList label="Reports">
      <DocumentRow
        href="/cn/media-files/report-2025.pdf"
        title="Sustainability report 2025"
        kind="pdf"
        facts={['2026-04-28', '112 pages', '18.40 MB']}
        download
      >
        <ArrowLink href="/cn/en/csr/detail?id=2025">Read online</ArrowLink>
      </DocumentRow>
      <DocumentRow
        href="/cn/media-files/pictures.zip"
        title="Press pictures of the joint aerodynamics laboratory, with captions in Chinese and English"
        kind="zip"
        facts={['2026-11-18', '46.80 MB']}
        download
      />
      <DocumentRow href="/cn/media-files/figures.xlsx" title="数据表" kind="xlsx" facts={['36.20 KB']} />
    </DocumentList>
  ),
};
