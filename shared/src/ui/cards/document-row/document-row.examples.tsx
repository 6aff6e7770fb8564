import type { Lang } from '../../../contract/text/lang.ts';
import { ArrowLink } from '../../navigation/arrow-link/arrow-link.tsx';
import { DocumentList, DocumentRow } from './document-row.tsx';

const words = {
  cn: {
    label: '报告',
    report: '2025年度社会责任报告',
    pages: '112页',
    online: '在线阅读',
    pictures: '空气动力学联合实验室新闻图片，附中英文图注',
    figures: '产销数据表',
  },
  en: {
    label: 'Reports',
    report: 'Sustainability report 2025',
    pages: '112 pages',
    online: 'Read online',
    pictures: 'Press pictures of the joint aerodynamics laboratory, with captions in Chinese and English',
    figures: 'Production and sales',
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    reports: (
      <DocumentList label={t.label}>
        <DocumentRow
          href="/cn/media-files/report-2025.pdf"
          title={t.report}
          kind="pdf"
          facts={['2026-04-28', t.pages, '18.40 MB']}
          download
        >
          <ArrowLink href={`/cn/${lang}/csr/detail?id=2025`}>{t.online}</ArrowLink>
        </DocumentRow>
        <DocumentRow
          href="/cn/media-files/pictures.zip"
          title={t.pictures}
          kind="zip"
          facts={['2026-11-18', '46.80 MB']}
          download
        />
        <DocumentRow href="/cn/media-files/figures.xlsx" title={t.figures} kind="xlsx" facts={['36.20 KB']} />
      </DocumentList>
    ),
  };
}
