import type { PackPage } from 'shared/contract/content/page-body';
import { DISCLOSURES } from './disclosures.data.ts';
import type { Edition } from './edition.ts';

const WORDS = {
  cn: {
    caption: '披露项索引：自编序号，参照GRI准则与ESRS的议题',
    columns: ['序号', '披露项', '参照', '所在章节'],
    none: '未披露',
  },
  en: {
    caption: 'Index of disclosures: our own numbers, with reference to topics of the GRI Standards and the ESRS',
    columns: ['No.', 'Disclosure', 'With reference to', 'Chapter'],
    none: 'Not disclosed',
  },
} as const;

/** Names of the chapters, as the index has them. */
const CHAPTERS: Readonly<Record<string, Readonly<Record<Edition['lang'], string>>>> = {
  glance: { cn: '一年概览', en: 'At a glance' },
  letter: { cn: '致读者', en: 'Letter' },
  climate: { cn: '气候与碳', en: 'Climate' },
  resources: { cn: '材料与水', en: 'Materials and water' },
  people: { cn: '员工', en: 'People' },
  safety: { cn: '安全与质量', en: 'Safety' },
  suppliers: { cn: '供应商与社区', en: 'Suppliers' },
  governance: { cn: '管治', en: 'Governance' },
  data: { cn: '十年数据', en: 'Ten years of data' },
};

export function indexTable({ lang }: Edition): PackPage['blocks'][number] {
  const { caption, columns, none } = WORDS[lang];
  const rows = DISCLOSURES.map(({ name, reference, chapter }, at) => [
    `CY-${at + 1}`,
    name[lang],
    reference,
    chapter === '' ? none : (CHAPTERS[chapter]?.[lang] ?? none),
  ]);
  return { kind: 'table', caption, columns: [...columns], rows };
}
