import { readPackFile } from '../../src/read-pack.ts';
import { count, dayName, repurchasesUntil, share, SHARES, sumOf, type Entry } from './figures.ts';
import { heading, list, paragraph, table, words, type BothPieces } from './pieces.ts';

const dividends = readPackFile('dividends.json');
const years = readPackFile('key-figures.json');
const events = readPackFile('events.json');

type Dividend = (typeof dividends)[number];

const HALF_PROFIT: Readonly<Record<number, number>> = { 2025: 3.635, 2026: 3.86 };

function dividendOf(year: number, kind: Dividend['kind']): Dividend {
  const found = dividends.find((one) => one.year === year && one.kind === kind);
  if (!found) throw new Error(`no ${kind} dividend of ${year}`);
  return found;
}

const nameOf = ({ year, kind }: Pick<Dividend, 'year' | 'kind'>) =>
  kind === 'final'
    ? words(`${year}年末期`, `the final dividend for ${year}`)
    : words(`${year}年中期`, `the interim dividend for ${year}`);

const per10 = ({ per10Shares }: Dividend) => per10Shares.toFixed(2);
/** CNY million on a number of shares. */
const amount = ({ per10Shares }: Dividend, shares: number) => count((per10Shares * shares) / 1e7);
const yearIn = (title: string): number => Number(/20\d\d/.exec(title)?.[0]);

/** Who decided it: the meeting before it was paid. */
function decision({ year, kind }: Dividend) {
  if (kind === 'final') return words(`${year}年年度股东大会`, `The annual general meeting for ${year}`);
  return year === 2026
    ? words('2026年第二次临时股东大会', 'The second extraordinary general meeting of 2026')
    : words(
        `董事会根据${year - 1}年年度股东大会的授权`,
        `The board, as the annual general meeting for ${year - 1} empowered it,`,
      );
}

/** Implementation for the A shares: base, dates, tax, and how the money arrives. */
export function dividendPayment({ title, date }: Entry): BothPieces[] {
  const paid = dividendOf(yearIn(title.en), title.en.includes('interim') ? 'interim' : 'final');
  const held = sumOf(repurchasesUntil(date)).shares;
  const base = SHARES.total - held;
  const by = decision(paid);
  const treasury =
    held > 0
      ? words(`扣除库存A股${count(held)}股后的`, `, after ${count(held)} A shares held in treasury,`)
      : words('全部', '');
  return [
    paragraph(
      `${by.cn}决定派发${nameOf(paid).cn}现金红利。以${treasury.cn}${count(base)}股为基数，每10股派${per10(paid)}元（含税），共计${amount(paid, base)}百万元，不送股，不转增。`,
      `${by.en} decided on ${nameOf(paid).en}. On ${count(base)} shares${treasury.en || ', all of them,'} CNY ${per10(paid)} are paid for every ten shares before tax, CNY ${amount(paid, base)} million together. No bonus shares are issued.`,
    ),
    table(
      words('日期', 'Dates'),
      [words('事项', 'Step'), words('日期', 'Date')],
      [
        [words('A股股权登记日', 'Record date, A shares'), paid.recordDate],
        [words('除权除息日', 'Ex-dividend date'), paid.exDate],
        [words('现金红利发放日', 'Payment'), paid.payDate],
      ],
    ),
    heading('税项', 'Tax'),
    list(
      words(
        `持股超过1年的个人股东：暂免征收，每10股实得${per10(paid)}元。`,
        `Individuals who have held for more than a year: none; CNY ${per10(paid)} for ten shares.`,
      ),
      words(
        `持股1个月以上至1年：按10%计征，每10股实得${(paid.per10Shares * 0.9).toFixed(3)}元。`,
        `More than a month and up to a year: 10%, which leaves CNY ${(paid.per10Shares * 0.9).toFixed(3)}.`,
      ),
      words(
        `持股1个月以内：按20%计征，每10股实得${(paid.per10Shares * 0.8).toFixed(3)}元。`,
        `Up to a month: 20%, which leaves CNY ${(paid.per10Shares * 0.8).toFixed(3)}.`,
      ),
    ),
    heading('H股', 'H shares'),
    paragraph(
      'H股股东的红利以港元派付，汇率与安排见在H股市场刊登的通告。',
      'Holders of H shares are paid in Hong Kong dollars; rate and arrangements are in the notice published for the H shares.',
    ),
  ];
}

function history(until: number): BothPieces {
  const rows = [until - 2, until - 1, until].flatMap((year) => {
    const figures = years.find(({ id }) => id === String(year));
    if (!figures) return [];
    const [interim, final] = [dividendOf(year, 'interim'), dividendOf(year, 'final')];
    const total = interim.per10Shares + final.per10Shares;
    return [[String(year), per10(interim), per10(final), total.toFixed(2), share(total / 10, figures.perShare)]];
  });
  return table(
    words('近三年分红（每10股，元，含税）', 'Three years, CNY for ten shares before tax'),
    [
      words('年度', 'Year'),
      words('中期', 'Interim'),
      words('末期', 'Final'),
      words('全年', 'Year'),
      words('占每股收益', 'Of earnings'),
    ],
    rows,
  );
}

/** Proposal of the board for a year. */
export function profitPlan({ title }: Entry): BothPieces[] {
  const final = dividendOf(yearIn(title.en), 'final');
  const { year } = final;
  const interim = dividendOf(year, 'interim');
  const profit = years.find(({ id }) => id === String(year))?.netProfit ?? 0;
  const total = interim.per10Shares + final.per10Shares;
  return [
    paragraph(
      `${year}年度，公司实现归属于股东的净利润${(profit * 1000).toLocaleString('en-US')}百万元。董事会建议以${count(SHARES.total)}股为基数，每10股派末期现金红利${per10(final)}元（含税），共计${amount(final, SHARES.total)}百万元。`,
      `The net profit of ${year} was CNY ${(profit * 1000).toLocaleString('en-US')} million. The board proposes a final dividend of CNY ${per10(final)} for every ten of ${count(SHARES.total)} shares before tax, CNY ${amount(final, SHARES.total)} million together.`,
    ),
    paragraph(
      `连同已派发的中期红利每10股${per10(interim)}元，全年合计${total.toFixed(2)}元，占归母净利润的${share((total * SHARES.total) / 10, profit * 1e9)}，高于章程规定的可分配利润的25%。`,
      `With the interim ${per10(interim)} already paid that makes ${total.toFixed(2)} for the year, ${share((total * SHARES.total) / 10, profit * 1e9)} of net profit. The articles prescribe at least 25% of distributable profit.`,
    ),
    history(year),
    heading('程序', 'Procedure'),
    list(
      words(
        '独立董事认为预案符合章程与股东回报规划，没有损害中小股东利益。',
        'The independent directors find that it follows the articles and harms no minority.',
      ),
      words('监事会审议通过。', 'The supervisors agree.'),
      words('预案须经年度股东大会批准。', 'The annual general meeting decides.'),
    ),
  ];
}

const WITHHOLDING = [
  heading('汇率与预扣税', 'Exchange rate and withholding'),
  list(
    words(
      '折算汇率为批准日前五个工作日人民币兑港元中间价的平均值，将另行公告。',
      'The rate is the average of the five business days before approval and is announced separately.',
    ),
    words('非居民企业股东按10%预扣企业所得税。', 'Ten per cent are withheld from enterprises that are not resident.'),
    words(
      '个人股东按税收协定的税率预扣，一般为10%。',
      'From individuals what the tax treaty says is withheld, as a rule ten per cent.',
    ),
  ),
];

/** Announcement to holders of H shares, in the form that their market prescribes. */
export function dividendForH({ title, date }: Entry): BothPieces[] {
  const paid = dividendOf(yearIn(title.en), title.en.includes('nterim') ? 'interim' : 'final');
  const meeting = events.find(
    ({ kind, begins }) => kind === 'meeting' && begins.slice(0, 10) > date && begins.slice(0, 10) < paid.payDate,
  );
  const profit =
    paid.kind === 'interim' ? HALF_PROFIT[paid.year] : years.find(({ id }) => id === String(paid.year))?.netProfit;
  const approval = meeting?.begins.slice(0, 10) ?? '';
  const { cn, en } = nameOf(paid);
  return [
    table(
      words('股息资料', 'Particulars of the dividend'),
      [words('项目', 'Item'), words('内容', 'Particulars')],
      [
        [words('股息类型', 'Type'), paid.kind === 'final' ? words('末期', 'Final') : words('中期', 'Interim')],
        [
          words('财政期间', 'Financial period'),
          paid.kind === 'final'
            ? words(`截至${paid.year}年12月31日止年度`, `Year ended 31 December ${paid.year}`)
            : words(`截至${paid.year}年6月30日止六个月`, `Six months ended 30 June ${paid.year}`),
        ],
        [
          words('宣派股息', 'Dividend declared'),
          words(`每10股人民币${per10(paid)}元`, `CNY ${per10(paid)} for ten shares`),
        ],
        [words('派付货币', 'Currency of payment'), words('港元', 'Hong Kong dollars')],
        [words('股东批准日期', 'Approval by shareholders'), approval || words('无须批准', 'Not required')],
        [words('派息日', 'Payment'), paid.payDate],
      ],
    ),
    paragraph(
      `${cn}股息与A股相同。期内归母净利润为人民币${((profit ?? 0) * 1000).toLocaleString('en-US')}百万元，股息占其${share((paid.per10Shares * SHARES.total) / 10, (profit ?? 1) * 1e9)}。`,
      `Holders of H shares are paid the same as those of A shares: ${en} amounts to ${share((paid.per10Shares * SHARES.total) / 10, (profit ?? 1) * 1e9)} of the net profit of the period, CNY ${((profit ?? 0) * 1000).toLocaleString('en-US')} million.`,
    ),
    ...WITHHOLDING,
    paragraph(
      `H股股份过户登记手续将于${dayName(paid.recordDate).cn}前五日暂停办理，详情见股东大会通告。`,
      `The register of H shares is closed for five days until ${dayName(paid.recordDate).en}; the notice of the meeting has the particulars.`,
    ),
  ];
}
