import { dayName, type Entry } from './figures.ts';
import { heading, list, paragraph, table, words, type BothPieces } from './pieces.ts';

interface Decision {
  title: ReturnType<typeof words>;
  text: ReturnType<typeof words>;
  /** Directors who may not vote on it. */
  withdrawn?: number;
}

const DECISIONS: Readonly<Record<string, readonly Decision[]>> = {
  '2026-10-23': [
    {
      title: words('共建空气动力学联合实验室', 'Joint aerodynamics laboratory'),
      text: words(
        '同意与六所高校共建联合实验室，首期投入420百万元，列入2026至2028年资本开支；授权管理层签署协议并在签署日公告。',
        'Founding of the laboratory with six universities; CNY 420 million for a start, within the capital expenditure of 2026 to 2028. Management signs, and announces it on the day.',
      ),
    },
    {
      title: words('回购A股的进展', 'Progress of the repurchase'),
      text: words(
        '听取管理层关于回购执行、资金与敏感期安排的报告，认为符合股东大会批准的方案。',
        'The board took note of execution, funds and closed periods and finds that they follow the plan which the general meeting approved.',
      ),
    },
    {
      title: words('修订信息披露管理制度', 'Rules on disclosure'),
      text: words(
        '产销快报的中英文文本须同时发布，并附机器可读的表格；自2027年1月起施行。',
        'From January 2027 the Chinese and English texts of the monthly sales appear together, with a table that machines can read.',
      ),
    },
  ],
  '2025-12-19': [
    {
      title: words('2026年度经营计划与资本开支', 'Plan and capital expenditure for 2026'),
      text: words(
        '计划资本开支11,800百万元，其中第二代自研电驱与风洞项目占四成。',
        'Capital expenditure of CNY 11,800 million, two fifths of it for the second in-house drive and the tunnel.',
      ),
    },
    {
      title: words('2026年度日常关联交易预计', 'Transactions with related parties in 2026'),
      text: words(
        '额度与定价原则见同日公告；控股股东派出的董事回避表决。',
        'Limits and prices are in the announcement of the same day; the director sent by the controlling shareholder withdrew.',
      ),
      withdrawn: 1,
    },
    {
      title: words('高级管理人员2026年度考核办法', 'Appraisal of senior management in 2026'),
      text: words(
        '安全、碳排放与质量三项合计占年度考核的三分之一，任何一项未达标即不发放该部分奖金。',
        'Safety, carbon and quality together weigh a third; whoever misses one of them loses that part of the bonus.',
      ),
    },
  ],
};

const NUMBERS = words('董事', 'Directors');

/** Resolutions of a meeting of the board, with the votes. */
export function boardResolutions({ date }: Entry): BothPieces[] {
  const decisions = DECISIONS[date];
  if (!decisions) throw new Error(`no board meeting on ${date}`);
  const day = dayName(date);
  return [
    paragraph(
      `会议于${day.cn}在广州以现场结合视频方式召开，由董事长周砚主持。应到董事九人，实到九人；三名监事与董事会秘书列席。会议通知与材料已于十日前送达。`,
      `The board met on ${day.en} in Guangzhou and by video. Zhou Yan took the chair. All nine directors were present; the three supervisors and the secretary attended. Notice and papers had been sent ten days before.`,
    ),
    ...decisions.flatMap(({ title, text }, at) => [
      heading(`${at + 1}. ${title.cn}`, `${at + 1}. ${title.en}`),
      paragraph(text.cn, text.en),
    ]),
    table(
      words('表决', 'Votes'),
      [words('议案', 'Resolution'), words('同意', 'For'), words('反对', 'Against'), words('回避', 'Withdrew')],
      decisions.map(({ title, withdrawn = 0 }) => [title, String(9 - withdrawn), '0', String(withdrawn)]),
    ),
    paragraph('上述事项均无须提交股东大会。', 'None of these matters needs a general meeting.'),
  ];
}

const DATES: Readonly<Record<string, { day: string; period: ReturnType<typeof words>; dividend: boolean }>> = {
  '2026-10-20': {
    day: '2026-10-30',
    period: words(
      '截至2026年9月30日止九个月的第三季度业绩',
      'the third quarter and the nine months ended 30 September 2026',
    ),
    dividend: false,
  },
  '2026-08-14': {
    day: '2026-08-28',
    period: words('截至2026年6月30日止六个月的中期业绩', 'the six months ended 30 June 2026'),
    dividend: true,
  },
  '2026-04-14': {
    day: '2026-04-24',
    period: words('截至2025年12月31日止年度的全年业绩', 'the year ended 31 December 2025'),
    dividend: true,
  },
};

/** Date on which the board will decide on results, as the H shares require. */
export function boardDate({ date }: Entry): BothPieces[] {
  const found = DATES[date];
  if (!found) throw new Error(`no results after ${date}`);
  const { day, period, dividend } = found;
  return [
    paragraph(
      `本公司董事会谨此宣布，将于${dayName(day).cn}举行会议，审议及批准${period.cn}及其发布${dividend ? '，并考虑派发股息' : ''}。`,
      `The board will meet on ${dayName(day).en} to approve and publish the results for ${period.en}${dividend ? ', and to consider a dividend' : ''}.`,
    ),
    table(
      words('安排', 'Schedule'),
      [words('事项', 'Step'), words('北京时间', 'Beijing time')],
      [
        [words('公告刊登', 'Announcement'), `${day} 16:05`],
        [words('业绩说明会', 'Briefing'), `${day} 16:30`],
      ],
    ),
    paragraph(
      '自本公告日至业绩刊登日，董事及相关雇员不得买卖本公司证券。',
      'Until the results are published, directors and employees concerned may not deal in securities of the Company.',
    ),
  ];
}

/** Chair of the seventh board and senior management, after the election of 2025. */
export function boardElected(): BothPieces[] {
  return [
    paragraph(
      '2024年年度股东大会选举产生第七届董事会的八名非职工董事，与职工代表大会选举的一名职工董事共同组成董事会，任期三年。董事会当日召开第一次会议，决议如下。',
      'The annual general meeting for 2024 elected eight directors of the seventh board; with the one elected by the employees’ congress they serve three years. The board met for the first time on the same day and decided as follows.',
    ),
    heading('董事长与专门委员会', 'Chair and committees'),
    table(
      words('组成', 'Members'),
      [words('职务', 'Office'), words('人员', 'Who')],
      [
        [words('董事长', 'Chair'), words('周砚', 'Zhou Yan')],
        [
          words('战略与可持续发展委员会', 'Strategy and Sustainability'),
          words(
            '周砚（主任）、莫行川、顾明川、岑书、贺明澜、傅青禾',
            'Zhou Yan (chair), Mo Xingchuan, Gu Mingchuan, Cen Shu, He Minglan, Fu Qinghe',
          ),
        ],
        [
          words('审计委员会', 'Audit'),
          words('裴若水（主任）、卢怀远、傅青禾', 'Pei Ruoshui (chair), Lu Huaiyuan, Fu Qinghe'),
        ],
        [words('提名委员会', 'Nomination'), words('周砚、谢南乔、卢怀远', 'Zhou Yan, Xie Nanqiao, Lu Huaiyuan')],
        [words('薪酬与考核委员会', 'Remuneration'), words('岑书、裴若水、傅青禾', 'Cen Shu, Pei Ruoshui, Fu Qinghe')],
      ],
    ),
    heading('高级管理人员', 'Senior management'),
    list(
      words('总裁：莫行川', 'President: Mo Xingchuan'),
      words('财务负责人：顾明川', 'Chief Financial Officer: Gu Mingchuan'),
      words('副总裁：祁山野（制造）、卓安（研发）', 'Vice-Presidents: Qi Shanye (manufacturing), Zhuo An (research)'),
    ),
    paragraph(
      '独立董事认为上述人员的任职资格与聘任程序符合规定。各人与控股股东及其他董事没有关联关系，岑书由控股股东派出的除外。',
      'The independent directors find qualifications and procedure in order. None of them is related to the controlling shareholder or to another director, but for Cen Shu, whom the controlling shareholder sent.',
    ),
    paragraph(
      `表决结果：${NUMBERS.cn}九人同意，无反对，无弃权。`,
      `Votes: ${NUMBERS.en.toLowerCase()} in favour nine, none against, none abstained.`,
    ),
  ];
}
