import {
  count,
  dayName,
  monthBefore,
  monthName,
  REPURCHASE,
  repurchasesUntil,
  SHARES,
  share,
  sumOf,
  tradingDayBefore,
  type Entry,
} from './figures.ts';
import { heading, list, paragraph, table, words, type BothPieces } from './pieces.ts';

const money = (yuan: number) => (yuan / 1e6).toFixed(1);

const ITEM = words('项目', 'Item');
const CONTENT = words('内容', 'Particulars');

const LIMITS = [
  heading('限制', 'Limits'),
  list(
    words(
      '定期报告公告前15日内、业绩预告公告前5日内不回购。',
      'None within fifteen days before a periodic report or five days before an earnings forecast.',
    ),
    words(
      '开盘集合竞价、收盘前半小时内不申报。',
      'No order in the opening auction or in the last half hour of trading.',
    ),
    words('控股股东及董事在回购期间不减持。', 'The controlling shareholder and the directors sell nothing meanwhile.'),
  ),
  paragraph(
    '回购可能因股价持续高于上限或重大事项而无法完成；届时公司将重新履行程序并公告。',
    'The repurchase may remain incomplete if the price stays above the limit or for other weighty reasons; the Company would then decide anew and announce it.',
  ),
];

/** The plan: why, how many, at what price, until when, and from which money. */
export function repurchasePlan(): BothPieces[] {
  const [least, most] = [REPURCHASE.least, REPURCHASE.most];
  const atMost = Math.floor((most * 1e6) / REPURCHASE.limit);
  return [
    paragraph(
      '2026年第二次临时股东大会以特别决议批准本次回购。回购的股份全部用于员工持股计划，集团股份总数不变。',
      'The second extraordinary general meeting of 2026 approved the repurchase by special resolution. All shares repurchased go to the employee share plan; the number of shares in issue does not change.',
    ),
    heading('方案要点', 'Terms'),
    table(
      words('回购方案', 'The plan'),
      [ITEM, CONTENT],
      [
        [words('股份种类', 'Class'), words('A股', 'A shares')],
        [
          words('资金总额', 'Amount'),
          words(
            `人民币${count(least)}百万元至${count(most)}百万元，自有资金`,
            `CNY ${count(least)} million to ${count(most)} million, from own funds`,
          ),
        ],
        [
          words('价格上限', 'Price, at most'),
          words(`每股${REPURCHASE.limit.toFixed(2)}元`, `CNY ${REPURCHASE.limit.toFixed(2)} a share`),
        ],
        [
          words('预计数量', 'Number, at most'),
          words(
            `按上限测算约${count(atMost)}股，占股份总数${share(atMost, SHARES.total, 2)}`,
            `${count(atMost)} at that price, or ${share(atMost, SHARES.total, 2)} of all shares`,
          ),
        ],
        [words('方式', 'Manner'), words('集中竞价交易', 'On the market, by auction')],
        [words('期限', 'Term'), words('股东大会通过之日起12个月', 'Twelve months from the general meeting')],
      ],
    ),
    ...LIMITS,
  ];
}

/** How far it has come, until the trading day before. */
export function repurchaseProgress({ date }: Entry): BothPieces[] {
  const until = tradingDayBefore(date);
  const all = repurchasesUntil(until);
  const { shares, paid, low, high } = sumOf(all);
  const { cn, en } = dayName(until);
  const months = [...Map.groupBy(all, ({ day }) => day.slice(0, 7))];
  const rows = months.map(([month, days]) => {
    const sum = sumOf(days);
    return [monthName(month), count(sum.shares), sum.low.toFixed(2), sum.high.toFixed(2), money(sum.paid)];
  });
  return [
    paragraph(
      `截至${cn}，公司以集中竞价方式累计回购A股${count(shares)}股，占股份总数的${share(shares, SHARES.total, 2)}；成交价格为每股${low.toFixed(2)}元至${high.toFixed(2)}元，支付总额${money(paid)}百万元，不含交易费用。`,
      `By ${en} the Company had repurchased ${count(shares)} A shares on the market, ${share(shares, SHARES.total, 2)} of all shares, at CNY ${low.toFixed(2)} to ${high.toFixed(2)} each and for CNY ${money(paid)} million before costs.`,
    ),
    table(
      words('逐月回购', 'Month by month'),
      [
        words('月份', 'Month'),
        words('股数', 'Shares'),
        words('最低价（元）', 'Lowest (CNY)'),
        words('最高价（元）', 'Highest (CNY)'),
        words('金额（百万元）', 'Paid (CNY m)'),
      ],
      [...rows, [words('累计', 'Total'), count(shares), low.toFixed(2), high.toFixed(2), money(paid)]],
    ),
    paragraph(
      `方案资金下限为${count(REPURCHASE.least)}百万元，已完成${share(paid / 1e6, REPURCHASE.least)}。回购价格均未超过每股${REPURCHASE.limit.toFixed(2)}元的上限，回购日期符合方案对敏感期的限制。公司将在期限内视市场情况继续实施。`,
      `That is ${share(paid / 1e6, REPURCHASE.least)} of the CNY ${count(REPURCHASE.least)} million planned at least. No price was above the limit of CNY ${REPURCHASE.limit.toFixed(2)}, and no day fell into a closed period. The Company goes on within the term as the market allows.`,
    ),
  ];
}

/** Next-day disclosure in Hong Kong of what was repurchased the trading day before. */
export function nextDayReturn({ date }: Entry): BothPieces[] {
  const until = tradingDayBefore(date);
  const all = repurchasesUntil(until);
  const last = all.at(-1);
  if (!last) throw new Error(`nothing was repurchased before ${date}`);
  const before = sumOf(all.slice(0, -1)).shares;
  const day = dayName(last.day);
  return [
    heading('一、股份变动', 'I. Movement'),
    table(
      words('库存股份（A股）', 'Treasury shares (A shares)'),
      [ITEM, words('股数', 'Shares'), words('占已发行股份', 'Of shares in issue')],
      [
        [words('前次结余', 'Balance before'), count(before), share(before, SHARES.total, 3)],
        [words(`${day.cn}购回`, `Repurchased on ${day.en}`), count(last.shares), share(last.shares, SHARES.total, 3)],
        [words('结余', 'Balance'), count(before + last.shares), share(before + last.shares, SHARES.total, 3)],
      ],
    ),
    heading('二、购回报告', 'II. Repurchase report'),
    table(
      words(`${day.cn}的购回`, `Repurchases of ${day.en}`),
      [ITEM, CONTENT],
      [
        [words('证券类别', 'Class'), words('A股，每股面值1.00元', 'A shares of CNY 1.00 each')],
        [words('购回数目', 'Number'), count(last.shares)],
        [words('购回方式', 'Manner'), words('在A股市场购回', 'On the market of the A shares')],
        [words('每股最高价', 'Highest price'), `CNY ${last.high.toFixed(2)}`],
        [words('每股最低价', 'Lowest price'), `CNY ${last.low.toFixed(2)}`],
        [words('付出总额', 'Paid'), `CNY ${count(last.paid)}`],
      ],
    ),
    paragraph(
      '已发行股份数目没有变动。本公司的H股没有购回。',
      'The number of shares in issue has not changed. No H shares were repurchased.',
    ),
  ];
}

/** Monthly return: shares in issue by class, and what moved in the month. */
export function monthlyReturn({ date }: Entry): BothPieces[] {
  const month = monthBefore(date);
  const { cn, en } = monthName(month);
  const all = repurchasesUntil(`${month}-31`);
  const [held, bought] = [sumOf(all).shares, sumOf(all.filter(({ day }) => day.startsWith(month))).shares];
  const rows = (['A', 'H'] as const).map((market) => {
    const own = market === 'A' ? held : 0;
    return [
      words(`${market}股`, `${market} shares`),
      count(SHARES[market]),
      '0',
      count(SHARES[market] - own),
      count(own),
    ];
  });
  const movement = bought
    ? paragraph(
        `${cn}内购回A股${count(bought)}股，作为库存股份持有，拟用于员工持股计划；期末库存股份${count(held)}股。`,
        `In ${en} ${count(bought)} A shares were repurchased and are held as treasury shares for the employee share plan; ${count(held)} were held at the end of the month.`,
      )
    : paragraph(
        `${cn}内股份没有变动，亦没有购回、发行或可转换为股份的证券。`,
        `No share moved in ${en}: none was issued or repurchased, and no security convertible into shares is outstanding.`,
      );
  return [
    paragraph(`截至${dayName(lastDayOf(month)).cn}止月份`, `For the month ended ${dayName(lastDayOf(month)).en}`),
    table(
      words('已发行股份及库存股份', 'Shares in issue and treasury shares'),
      [
        words('类别', 'Class'),
        words('已发行', 'In issue'),
        words('本月发行变动', 'Issued in the month'),
        words('不含库存', 'Without treasury'),
        words('库存股份', 'Treasury'),
      ],
      [...rows, [words('合计', 'Total'), count(SHARES.total), '0', count(SHARES.total - held), count(held)]],
    ),
    movement,
    heading('公众持股量', 'Public float'),
    paragraph(
      'H股公众持股量符合上市规则对本公司的最低要求。法定股本在月内没有增减。',
      'The public holds at least as many H shares as the listing rules require of the Company. The authorised capital did not change in the month.',
    ),
  ];
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
