import { change, count, dayName, share, type Entry } from './figures.ts';
import { heading, list, paragraph, table, words, type BothPieces } from './pieces.ts';

/** CNY million: what was allowed for 2025, what was used until October, and what is allowed for 2026. */
const PARTIES = [
  {
    name: words('北溪动力（虚构）', 'Beixi Powertrain (fictional)'),
    tie: words('持有瑞川40%', 'Holds 40% of Ruichuan'),
    what: words('采购混合动力总成与技术服务', 'Hybrid drives and engineering bought'),
    last: 6_200,
    used: 4_918,
    next: 6_600,
  },
  {
    name: words('望原车辆（虚构）', 'Wangyuan Vehicles (fictional)'),
    tie: words('持有禾原50%', 'Holds 50% of Heyuan'),
    what: words('采购车身件与座椅', 'Body parts and seats bought'),
    last: 3_900,
    used: 3_047,
    next: 3_800,
  },
  {
    name: words('泽川贸易（虚构）', 'Zechuan Trading (fictional)'),
    tie: words('持有瑞川10%', 'Holds 10% of Ruichuan'),
    what: words('经其销售备件', 'Spare parts sold through it'),
    last: 480,
    used: 402,
    next: 520,
  },
  {
    name: words('辰岳产业控股（虚构）', 'Chenyue Industrial Holding (fictional)'),
    tie: words('控股股东', 'Controlling shareholder'),
    what: words('承租办公与仓储用房', 'Offices and stores rented'),
    last: 160,
    used: 131,
    next: 165,
  },
] as const;

const sum = (field: 'last' | 'used' | 'next') => PARTIES.reduce((total, one) => total + one[field], 0);
/** Equity at the end of 2024, CNY million. */
const EQUITY = 90_600;

/** Transactions with related parties expected for 2026; the H shares call them connected. */
export function relatedTransactions({ market }: Entry): BothPieces[] {
  const rows = PARTIES.map(({ name, what, last, used, next }) => [name, what, count(last), count(used), count(next)]);
  const total = [words('合计', 'Total'), '—', count(sum('last')), count(sum('used')), count(sum('next'))];
  const term =
    market === 'A'
      ? words('日常关联交易', 'transactions with related parties')
      : words('持续关连交易', 'continuing connected transactions');
  return [
    paragraph(
      `2026年度，本集团预计与四家${market === 'A' ? '关联方' : '关连人士'}发生${term.cn}共${count(sum('next'))}百万元，较2025年度额度${change(sum('next'), sum('last'))}，占2024年末归母净资产的${share(sum('next'), EQUITY)}。`,
      `In 2026 the group expects ${term.en} with four parties of CNY ${count(sum('next'))} million, ${change(sum('next'), sum('last'))} against the limit of 2025 and ${share(sum('next'), EQUITY)} of the equity at the end of 2024.`,
    ),
    table(
      words('额度与执行（人民币百万元）', 'Limits and use (CNY million)'),
      [
        words('对方', 'Party'),
        words('内容', 'What'),
        words('2025年额度', 'Limit 2025'),
        words('2025年1至10月', 'January to October 2025'),
        words('2026年额度', 'Limit 2026'),
      ],
      [...rows, total],
    ),
    heading('关系', 'The parties'),
    list(
      ...PARTIES.map(({ name, tie }) =>
        words(
          `${name.cn}：${tie.cn}。`,
          `${name.en}: ${tie.en.toLowerCase().replace('ruichuan', 'Ruichuan').replace('heyuan', 'Heyuan')}.`,
        ),
      ),
    ),
    heading('定价', 'Prices'),
    paragraph(
      '有可比市场价格的按市场价格；没有的按成本加合理利润，并由第三方每年复核。结算周期与非关联供应商相同，为60天。',
      'At market prices where there are any; otherwise at cost with a reasonable margin that a third party examines every year. They are settled in sixty days, as with everybody else.',
    ),
    heading('程序', 'Procedure'),
    paragraph(
      '第七届董事会第11次会议审议通过，控股股东派出的董事回避表决，独立董事事前认可。额度未达到须提交股东大会的标准。',
      'The eleventh meeting of the seventh board approved them; the director sent by the controlling shareholder withdrew, and the independent directors had agreed before. The limits do not call for a general meeting.',
    ),
  ];
}

/** CNY million. */
const GUARANTEES = [
  { name: words('辰岳国际贸易', 'Chenyue International Trade'), held: 100, debt: 61, limit: 2_400, used: 1_515 },
  { name: words('辰岳电驱', 'Chenyue Electric Drives'), held: 100, debt: 54, limit: 1_800, used: 920 },
  { name: words('辰岳汽车服务', 'Chenyue Car Service'), held: 100, debt: 47, limit: 600, used: 210 },
] as const;

/** Guarantees for subsidiaries in 2026. */
export function guarantees({ date }: Entry): BothPieces[] {
  const [limit, used] = (['limit', 'used'] as const).map((field) =>
    GUARANTEES.reduce((all, one) => all + one[field], 0),
  );
  const equity = 96_400;
  return [
    paragraph(
      `为满足全资子公司的融资需要，公司拟在2026年度为三家子公司提供合计不超过${count(limit ?? 0)}百万元的担保，占2025年末归母净资产的${share(limit ?? 0, equity)}，有效期至2026年度股东大会召开之日。`,
      `For the borrowing of its wholly owned subsidiaries the Company means to guarantee at most CNY ${count(limit ?? 0)} million in 2026, ${share(limit ?? 0, equity)} of the equity at the end of 2025, until the annual general meeting for 2026.`,
    ),
    table(
      words('担保额度（人民币百万元）', 'Guarantees (CNY million)'),
      [
        words('被担保方', 'For'),
        words('持股', 'Held'),
        words('资产负债率', 'Debt to assets'),
        words('本次额度', 'Limit'),
        words('已用余额', 'In use'),
      ],
      [
        ...GUARANTEES.map(({ name, held, debt, limit: most, used: now }) => [
          name,
          `${held}%`,
          `${debt}%`,
          count(most),
          count(now),
        ]),
        [words('合计', 'Total'), '—', '—', count(limit ?? 0), count(used ?? 0)],
      ],
    ),
    heading('风险', 'Risk'),
    paragraph(
      `截至${dayName(date).cn}，公司没有为合并范围以外的任何一方提供担保，没有逾期担保，也没有因担保而涉诉。额度之内的每笔担保由财务负责人与审计委员会会签，资产负债率超过70%的子公司不予担保。`,
      `On ${dayName(date).en} the Company guaranteed for nobody outside the group; no guarantee was overdue or in dispute. Each one within the limit is signed by the Chief Financial Officer and the Audit Committee, and none is given to a subsidiary with more than 70% debt.`,
    ),
    paragraph('本事项须经2025年年度股东大会批准。', 'The annual general meeting for 2025 decides.'),
  ];
}
