import { readPackFile } from '../../src/read-pack.ts';
import { PERIODS, type Period } from '../document-figures.data.ts';
import { change, count, percent, share, type Entry } from './figures.ts';
import { heading, list, paragraph, table, words, type BothPieces } from './pieces.ts';

const years = readPackFile('key-figures.json');
const sales = readPackFile('sales.json');
const dividends = readPackFile('dividends.json');

const sold = ([first, last]: readonly [string, string], field: 'sales' | 'nev' = 'sales') =>
  sales.filter(({ month }) => month >= first && month <= last).reduce((total, one) => total + one[field], 0);
const billion = (value: number) => value.toFixed(value < 10 ? 2 : 1);

const COLUMNS = [
  words('项目', 'Item'),
  words('本期', 'Period'),
  words('上年同期', 'A year before'),
  words('变动', 'Change'),
];
const money = (label: ReturnType<typeof words>, now: number, before: number) => [
  label,
  billion(now),
  billion(before),
  change(now, before),
];

const SPANS: Readonly<Record<string, ReturnType<typeof words>>> = {
  quarter1: words('第一季度', 'the first quarter'),
  half: words('上半年', 'the first half'),
  quarter3: words('前三季度', 'the first nine months'),
};

function periodPieces(year: number, kind: string, period: Period): BothPieces[] {
  const [now, before] = [sold(period.months), sold(period.before)];
  const [nev, nevBefore] = [sold(period.months, 'nev'), sold(period.before, 'nev')];
  const span = SPANS[kind] ?? words('', '');
  return [
    paragraph(
      `${year}年${span.cn}，集团销售汽车${count(now)}辆，同比${change(now, before)}，新能源车占${share(nev, now)}；营业收入${billion(period.revenue)}十亿元，同比${change(period.revenue, period.last.revenue)}；归母净利润${billion(period.netProfit)}十亿元，同比${change(period.netProfit, period.last.netProfit)}。`,
      `In ${span.en} of ${year} the group sold ${count(now)} vehicles (${change(now, before)}), ${share(nev, now)} of them with new energy. Revenue was CNY ${billion(period.revenue)} billion (${change(period.revenue, period.last.revenue)}) and net profit CNY ${billion(period.netProfit)} billion (${change(period.netProfit, period.last.netProfit)}).`,
    ),
    table(words('主要数据（金额：人民币十亿元）', 'Key figures (money in CNY billion)'), COLUMNS, [
      [words('销量（辆）', 'Sales (vehicles)'), count(now), count(before), change(now, before)],
      [
        words('其中：新能源车（辆）', 'Of which new energy (vehicles)'),
        count(nev),
        count(nevBefore),
        change(nev, nevBefore),
      ],
      money(words('营业收入', 'Revenue'), period.revenue, period.last.revenue),
      money(words('归母净利润', 'Net profit'), period.netProfit, period.last.netProfit),
      money(words('研发投入', 'Research and development'), period.research, period.last.research),
    ]),
    heading('变动说明', 'Why the figures moved'),
    list(
      words(
        `单车收入${count((period.revenue * 1e9) / now)}元，上年同期为${count((period.last.revenue * 1e9) / before)}元。`,
        `Revenue per vehicle was CNY ${count((period.revenue * 1e9) / now)}, against ${count((period.last.revenue * 1e9) / before)} a year before.`,
      ),
      words(
        `归母净利率${share(period.netProfit, period.revenue, 2)}，上年同期为${share(period.last.netProfit, period.last.revenue, 2)}。`,
        `Net profit was ${share(period.netProfit, period.revenue, 2)} of revenue, against ${share(period.last.netProfit, period.last.revenue, 2)}.`,
      ),
      words(
        `研发投入占收入的${share(period.research, period.revenue, 2)}，上年同期为${share(period.last.research, period.last.revenue, 2)}。`,
        `Research took ${share(period.research, period.revenue, 2)} of revenue, against ${share(period.last.research, period.last.revenue, 2)}.`,
      ),
    ),
    paragraph('本期数据未经审计。全文见所附报告。', 'The figures are unaudited. The full text is the report attached.'),
  ];
}

function yearPieces(year: number): BothPieces[] {
  const [now, before] = [year, year - 1].map((one) => years.find(({ id }) => id === String(one)));
  if (!now || !before) throw new Error(`no figures of ${year}`);
  const paid = dividends.filter((one) => one.year === year).reduce((total, one) => total + one.per10Shares, 0);
  return [
    paragraph(
      `${year}年，集团销售汽车${count(now.sales)}辆，同比${change(now.sales, before.sales)}；营业收入${billion(now.revenue)}十亿元，同比${change(now.revenue, before.revenue)}；归母净利润${billion(now.netProfit)}十亿元，同比${change(now.netProfit, before.netProfit)}；每股收益${now.perShare.toFixed(3)}元。`,
      `In ${year} the group sold ${count(now.sales)} vehicles (${change(now.sales, before.sales)}). Revenue was CNY ${billion(now.revenue)} billion (${change(now.revenue, before.revenue)}), net profit CNY ${billion(now.netProfit)} billion (${change(now.netProfit, before.netProfit)}) and earnings per share CNY ${now.perShare.toFixed(3)}.`,
    ),
    table(words('主要数据（金额：人民币十亿元）', 'Key figures (money in CNY billion)'), COLUMNS, [
      [words('销量（辆）', 'Sales (vehicles)'), count(now.sales), count(before.sales), change(now.sales, before.sales)],
      money(words('营业收入', 'Revenue'), now.revenue, before.revenue),
      money(words('归母净利润', 'Net profit'), now.netProfit, before.netProfit),
      money(words('研发投入', 'Research and development'), now.research, before.research),
      money(words('经营活动现金流', 'Operating cash flow'), now.cashFlow, before.cashFlow),
      money(words('总资产', 'Total assets'), now.assets, before.assets),
      money(words('归母净资产', 'Equity'), now.equity, before.equity),
    ]),
    heading('股息', 'Dividend'),
    paragraph(
      `连同已派发的中期红利，全年每10股派${paid.toFixed(2)}元（含税），占每股收益的${share(paid / 10, now.perShare)}。`,
      `With the interim dividend already paid the year comes to CNY ${paid.toFixed(2)} for ten shares before tax, ${share(paid / 10, now.perShare)} of earnings.`,
    ),
    paragraph(
      '年度数据经独立审计师审计，审计意见为标准无保留意见。',
      'The figures were audited; the opinion is unqualified.',
    ),
  ];
}

const KINDS: Readonly<Record<string, string>> = { q1: 'quarter1', q3: 'quarter3', half: 'half', interim: 'half' };

/** A periodic report or its summary: the figures, and why they moved. */
export function resultsFiling({ baseId, date }: Entry): BothPieces[] {
  const kind = baseId.split('-')[2] ?? '';
  const year = Number(date.slice(0, 4));
  if (kind === 'annual') return yearPieces(year - 1);
  const span = KINDS[kind] ?? '';
  const period = PERIODS[`${year}-${span}`];
  if (!period) throw new Error(`no figures of ${baseId}`);
  return periodPieces(year, span, period);
}

interface Forecast {
  period: ReturnType<typeof words>;
  /** CNY million. */
  from: number;
  until: number;
  before: number;
  reason: ReturnType<typeof words>;
}

const FORECASTS: Readonly<Record<string, Forecast>> = {
  '2026-07-14': {
    period: words('2026年1月1日至6月30日', '1 January to 30 June 2026'),
    from: 3_800,
    until: 3_920,
    before: 3_635,
    reason: words(
      '销量同比增长，自制电驱的比例提高；渠道主动降低库存，抵消了一部分增长。',
      'More vehicles sold and more drives made in house; less stock at dealers took part of it back.',
    ),
  },
  '2026-01-29': {
    period: words('2025年1月1日至12月31日', '1 January to 31 December 2025'),
    from: 7_900,
    until: 8_150,
    before: 7_410,
    reason: words(
      '新能源车占比上升，规模效应显现；研发投入增加约11亿元，部分抵消。',
      'A larger share of new energy and the scale it brings; about CNY 1.1 billion more for research took part of it back.',
    ),
  },
  '2025-01-24': {
    period: words('2024年1月1日至12月31日', '1 January to 31 December 2024'),
    from: 7_300,
    until: 7_550,
    before: 6_520,
    reason: words(
      '销量同比增长13.4%，出口占比提高；原材料价格总体平稳。',
      'Sales rose by 13.4% and exports more; the prices of materials were steady.',
    ),
  },
};

/** Earnings forecast: the range, and against what. */
export function forecast({ date }: Entry): BothPieces[] {
  const found = FORECASTS[date];
  if (!found) throw new Error(`no forecast on ${date}`);
  const { period, from, until, before, reason } = found;
  const [low, high] = [percent(from / before - 1), percent(until / before - 1)];
  return [
    table(
      words('业绩预告（人民币百万元）', 'Forecast (CNY million)'),
      [words('项目', 'Item'), words('内容', 'Particulars')],
      [
        [words('期间', 'Period'), period],
        [
          words('归母净利润', 'Net profit'),
          words(`${count(from)}至${count(until)}`, `${count(from)} to ${count(until)}`),
        ],
        [words('上年同期', 'A year before'), count(before)],
        [words('同比', 'Change'), words(`${low}至${high}`, `${low} to ${high}`)],
        [
          words('每股收益（元）', 'Earnings per share (CNY)'),
          words(
            `${(from / 10_440).toFixed(2)}至${(until / 10_440).toFixed(2)}`,
            `${(from / 10_440).toFixed(2)} to ${(until / 10_440).toFixed(2)}`,
          ),
        ],
      ],
    ),
    heading('变动原因', 'Reasons'),
    paragraph(reason.cn, reason.en),
    heading('与审计机构的沟通', 'Auditor'),
    paragraph(
      '本预告未经审计；公司已就主要会计事项与审计机构预沟通，双方没有分歧。具体数据以定期报告为准。',
      'The forecast is unaudited. The main accounting matters were discussed with the auditor, without disagreement. The periodic report prevails.',
    ),
  ];
}

/** The responsibility report of 2025, in the words of its own figures. */
export function responsibility(rows: readonly (readonly [string, string, string])[]): BothPieces[] {
  return [
    paragraph(
      '公司于年报同日披露2025年度环境、社会及管治报告，为自2009年以来的第十七份。环境数据由独立第三方鉴证。',
      'The report for 2025 appears on the day of the annual report. It is the seventeenth since 2009; its environmental data was assured by a third party.',
    ),
    table(
      words('关键指标', 'Key figures'),
      [words('指标', 'Figure'), words('2025年', '2025')],
      rows.map(([cn, en, value]) => [words(cn, en), value]),
    ),
    heading('没有做到的', 'What was not achieved'),
    paragraph(
      '涂装单车用水下降8%，目标是10%；女性工程师占21%，目标是25%；供应商碳数据覆盖72%，目标是80%。三项的补救措施与日期见报告正文。',
      'Water per vehicle in the paint shops fell by 8%, not 10%; 21% of the engineers are women, not 25%; 72% of the suppliers give carbon data, not 80%. The report says what is done about each, and until when.',
    ),
  ];
}
