import type { Words } from '../document-sheets.ts';
import { words } from './pieces.ts';

interface Resolution {
  text: Words;
  /** Two thirds of the votes present are needed. */
  special?: true;
  /** The controlling shareholder does not vote. */
  related?: true;
}

export interface Meeting {
  name: Words;
  /** `yyyy-MM-dd HH:mm`. */
  begins: string;
  /** Close of this day decides who may vote. */
  recordDate: string;
  place: Words;
  /** Shareholders and proxies in the room. */
  present: number;
  resolutions: readonly Resolution[];
}

const HALL = words('广州，集团总部一楼报告厅', 'Guangzhou, lecture hall of the head office');

/** What was put to the vote, by the day of the meeting. */
export const MEETINGS: Readonly<Record<string, Meeting>> = {
  '2026-09-18': {
    name: words('2026年第二次临时股东大会', 'the second extraordinary general meeting of 2026'),
    begins: '2026-09-18 14:30',
    recordDate: '2026-09-11',
    place: HALL,
    present: 127,
    resolutions: [
      {
        text: words(
          '2026年中期利润分配：每10股派0.80元（含税）',
          'Interim dividend for 2026: CNY 0.80 for ten shares before tax',
        ),
      },
      {
        text: words(
          '以自有资金回购A股，用于员工持股计划',
          'Repurchase of A shares from own funds for the employee share plan',
        ),
        special: true,
      },
      { text: words('授权董事会办理回购的具体事宜', 'Power of the board to carry the repurchase out'), special: true },
    ],
  },
  '2026-05-22': {
    name: words('2025年年度股东大会', 'the annual general meeting for 2025'),
    begins: '2026-05-22 14:00',
    recordDate: '2026-05-15',
    place: HALL,
    present: 318,
    resolutions: [
      { text: words('2025年度董事会工作报告', 'Report of the board for 2025') },
      { text: words('2025年度监事会工作报告', 'Report of the supervisors for 2025') },
      { text: words('2025年年度报告与经审计的财务报表', 'Annual report and audited accounts for 2025') },
      {
        text: words(
          '2025年度利润分配：末期每10股派1.60元（含税）',
          'Final dividend for 2025: CNY 1.60 for ten shares before tax',
        ),
      },
      { text: words('续聘2026年度审计机构', 'Reappointment of the auditor for 2026') },
      { text: words('2026年度对子公司担保额度', 'Guarantees for subsidiaries in 2026') },
      { text: words('董事、监事2026年度薪酬方案', 'Remuneration of directors and supervisors for 2026') },
      {
        text: words(
          '授权董事会决定2026年中期报告期内的一般资本事项',
          'Power of the board over ordinary capital matters until the next meeting',
        ),
        special: true,
      },
      {
        text: words(
          '修订章程：与责任报告同日披露年报',
          'Amendment of the articles: annual and responsibility reports on one day',
        ),
        special: true,
      },
    ],
  },
  '2025-05-23': {
    name: words('2024年年度股东大会', 'the annual general meeting for 2024'),
    begins: '2025-05-23 14:00',
    recordDate: '2025-05-16',
    place: HALL,
    present: 276,
    resolutions: [
      { text: words('2024年度董事会工作报告', 'Report of the board for 2024') },
      { text: words('2024年度监事会工作报告', 'Report of the supervisors for 2024') },
      { text: words('2024年年度报告与经审计的财务报表', 'Annual report and audited accounts for 2024') },
      {
        text: words(
          '2024年度利润分配：末期每10股派1.45元（含税）',
          'Final dividend for 2024: CNY 1.45 for ten shares before tax',
        ),
      },
      { text: words('授权董事会决定2025年中期红利', 'Power of the board to decide on the interim dividend for 2025') },
      { text: words('续聘2025年度审计机构', 'Reappointment of the auditor for 2025') },
      {
        text: words(
          '选举第七届董事会八名非职工董事',
          'Election of the eight directors of the seventh board who do not represent the employees',
        ),
      },
      { text: words('选举两名股东代表监事', 'Election of two supervisors for the shareholders') },
    ],
  },
};
