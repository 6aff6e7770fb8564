import type { AnnouncementPiece } from 'shared/contract/content/announcement-text';
import type { Lang } from '../src/read-pack.ts';
import { pieceOf } from './filing-pdf.ts';
import { folios, pdfBytes, QUIET, say } from './pdf.ts';

export interface FactSheet {
  lang: Lang;
  /** `yyyy-MM-dd` */
  date: string;
  name: string;
  background: readonly string[];
  facts: readonly { name: string; value: string }[];
}

/** What stands around the facts. The paragraph about the group is the one that ends every sheet. */
export const SHEET_FRAME = {
  cn: {
    language: 'zh-CN',
    group: '辰岳汽车集团（虚构）',
    title: (name: string) => `${name}：资料页`,
    table: '数据',
    columns: ['项目', '数值'],
    about: '关于辰岳汽车集团',
    boilerplate:
      '辰岳汽车集团1997年创立于广州。集团拥有辰岳汽车、曜行、昀极三个自主品牌，以及与合作伙伴共同经营的辰岳瑞川、辰岳禾原和辰岳凌野。2025年，六个品牌中的五个共售出1,870,578辆汽车；凌野的摩托车单独统计，不计入集团汽车销量。',
    contact: '媒体联系人',
    contactLine: '集团新闻处　press@chenyue.example',
    dated: (date: string) => `截至${date}`,
  },
  en: {
    language: 'en',
    group: 'Chenyue Automobile Group (fictional)',
    title: (name: string) => `${name}: fact sheet`,
    table: 'Figures',
    columns: ['Item', 'Figure'],
    about: 'About Chenyue Automobile Group',
    boilerplate:
      'Chenyue Automobile Group was founded in Guangzhou in 1997. It owns three brands, Chenyue Auto, Yaoxing and Yunji, and runs three more with partners: Chenyue Ruichuan, Chenyue Heyuan and Chenyue Lingye. In 2025 five of the six sold 1,870,578 cars between them; Lingye’s motorcycles are counted on their own.',
    contact: 'Press contact',
    contactLine: 'Press office of the group, press@chenyue.example',
    dated: (date: string) => `As of ${date}`,
  },
} as const;

/** One fact sheet in one language, on one page. */
export function factSheetPdf({ lang, date, name, background, facts }: FactSheet, font: Buffer): Promise<Buffer> {
  const frame = SHEET_FRAME[lang];
  const title = frame.title(name);
  const pieces: AnnouncementPiece[] = [
    ...background.map((text) => ({ kind: 'paragraph' as const, text })),
    {
      kind: 'table',
      caption: frame.table,
      columns: [...frame.columns],
      rows: facts.map((fact) => [fact.name, fact.value]),
    },
    { kind: 'heading', text: frame.about },
    { kind: 'paragraph', text: frame.boilerplate },
    { kind: 'heading', text: frame.contact },
    { kind: 'paragraph', text: frame.contactLine },
  ];
  return pdfBytes({ title, date, lang: frame.language, landscape: false, font }, (pdf) => {
    pdf.addPage();
    say(pdf, 'P', { text: frame.group, size: 11, colour: QUIET });
    say(pdf, 'H1', { text: title, size: 19 });
    say(pdf, 'P', { text: frame.dated(date), size: 9, colour: QUIET });
    pdf.moveDown(0.9);
    for (const piece of pieces) pieceOf(pdf, piece);
    folios(pdf, title, 0);
  });
}
