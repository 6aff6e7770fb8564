import type { Lang } from 'shared/contract/text/lang';
import type { PeriodKind, RESULT_FIGURES } from 'shared/contract/invest/results';
import type { Period } from 'shared/contract/invest/stock';

interface ExportWords {
  sales: {
    title: (month: string) => string;
    by: { product: string; company: string };
    /** Month, last year's month, change; year to date, last year's, change. */
    columns: { output: readonly string[]; sales: readonly string[] };
    total: string;
    notes: readonly string[];
  };
  /** Of columns the month, output, sales, new energy and its share; then those of each part. */
  salesHistory: {
    title: (from: string, until: string) => string;
    columns: readonly string[];
    output: (name: string) => string;
    sales: (name: string) => string;
    notes: readonly string[];
  };
  quotes: {
    title: (code: string) => string;
    columns: (currency: string) => readonly string[];
    period: Record<Period, string>;
    notes: readonly string[];
    sample: string;
  };
  comparison: {
    title: (code: string) => string;
    unit: (currency: string) => string;
    columns: (shares: readonly string[], others: readonly string[]) => readonly string[];
    premium: string;
  };
  /** The data book of a period. */
  resultBook: {
    title: (period: string) => string;
    kinds: Record<PeriodKind, (year: number) => string>;
    columns: readonly string[];
    figures: Record<(typeof RESULT_FIGURES)[number], readonly [name: string, unit: string]>;
    month: (month: string) => string;
    nevOf: (month: string) => string;
    vehicles: string;
    notes: readonly string[];
  };
  /** Of columns the year, then every figure in the order of the contract. */
  keyFigures: { title: string; columns: readonly string[]; notes: readonly string[] };
  dividends: {
    title: string;
    columns: readonly string[];
    kinds: { interim: string; final: string; annual: string };
    notes: readonly string[];
  };
  source: (group: string) => string;
}

export const EXPORT_WORDS: Readonly<Record<Lang, ExportWords>> = {
  cn: {
    sales: {
      title: (month) => `产销数据 ${month}`,
      by: { product: '产品类别', company: '公司' },
      columns: {
        output: [
          '本月产量（辆）',
          '上年同月产量（辆）',
          '产量同比（%）',
          '本年累计产量（辆）',
          '上年累计产量（辆）',
          '产量累计同比（%）',
        ],
        sales: [
          '本月销量（辆）',
          '上年同月销量（辆）',
          '销量同比（%）',
          '本年累计销量（辆）',
          '上年累计销量（辆）',
          '销量累计同比（%）',
        ],
      },
      total: '合计',
      notes: ['上年同期为零时不计算同比。', '产销数据为快报数，未经审计，以定期报告为准，不构成投资建议。'],
    },
    salesHistory: {
      title: (from, until) => `各月产销 ${from}至${until}`,
      columns: ['月份', '产量（辆）', '销量（辆）', '其中新能源（辆）', '新能源占比（%）'],
      output: (name) => `${name}产量（辆）`,
      sales: (name) => `${name}销量（辆）`,
      notes: ['产销数据为快报数，未经审计，以定期报告为准，不构成投资建议。'],
    },
    quotes: {
      title: (code) => `行情 ${code}`,
      columns: (currency) => [
        '日期',
        ...['开盘', '收盘', '最低', '最高'].map((name) => `${name}（${currency}）`),
        '成交量（股）',
        `成交额（${currency}）`,
      ],
      period: { day: '日线', week: '周线', month: '月线' },
      notes: ['行情至少延迟15分钟，仅供参考，不构成投资建议。'],
      sample: '示例数据，并非交易所行情。',
    },
    comparison: {
      title: (code) => `行情对比 ${code}`,
      unit: (currency) => `（${currency}）`,
      columns: (shares, others) => ['日期', ...shares, ...others, '1港元兑人民币', 'A股对H股溢价（%）'],
      premium: '溢价=A股收盘价÷（H股收盘价×当日汇率）−1。',
    },
    resultBook: {
      title: (period) => `数据手册 ${period}`,
      kinds: {
        quarter1: (year) => `${year}年第一季度`,
        half: (year) => `${year}年上半年`,
        quarter3: (year) => `${year}年前三季度`,
        annual: (year) => `${year}年度`,
      },
      columns: ['项目', '单位', '本期', '上年同期', '同比（%）'],
      figures: {
        sales: ['销量', '辆'],
        nev: ['其中：新能源车', '辆'],
        revenue: ['营业收入', '十亿元'],
        netProfit: ['归母净利润', '十亿元'],
        research: ['研发投入', '十亿元'],
      },
      month: (month) => `销量 ${month}`,
      nevOf: (month) => `其中新能源车 ${month}`,
      vehicles: '辆',
      notes: ['年度数据以年度报告为准，其他各期未经审计，不构成投资建议。'],
    },
    keyFigures: {
      title: '主要数据',
      columns: [
        '年度',
        '销量（辆）',
        '营业收入（十亿元）',
        '归母净利润（十亿元）',
        '研发投入（十亿元）',
        '经营活动现金流（十亿元）',
        '总资产（十亿元）',
        '归母净资产（十亿元）',
        '每股收益（元）',
        '每10股派息（元，含税）',
      ],
      notes: ['以年度报告为准，不构成投资建议。'],
    },
    dividends: {
      title: '分红记录',
      columns: [
        '年度',
        '类型',
        '每10股派息（元，含税）',
        'A股股权登记日',
        'A股除息日',
        'H股股权登记日',
        'H股除息日',
        '派息日',
      ],
      kinds: { interim: '中期', final: '末期', annual: '全年合计' },
      notes: ['以公司公告为准，不构成投资建议。'],
    },
    source: (group) => `来源：${group}`,
  },
  en: {
    sales: {
      title: (month) => `Production and sales ${month}`,
      by: { product: 'Product category', company: 'Company' },
      columns: {
        output: [
          'Output, month (vehicles)',
          'Output, same month last year (vehicles)',
          'Output, year on year (%)',
          'Output, year to date (vehicles)',
          'Output, last year to date (vehicles)',
          'Output, cumulative change (%)',
        ],
        sales: [
          'Sales, month (vehicles)',
          'Sales, same month last year (vehicles)',
          'Sales, year on year (%)',
          'Sales, year to date (vehicles)',
          'Sales, last year to date (vehicles)',
          'Sales, cumulative change (%)',
        ],
      },
      total: 'Total',
      notes: [
        'No change is given where last year’s figure is zero.',
        'Preliminary and unaudited; periodic reports prevail. Not investment advice.',
      ],
    },
    salesHistory: {
      title: (from, until) => `Production and sales ${from} to ${until}`,
      columns: [
        'Month',
        'Output (vehicles)',
        'Sales (vehicles)',
        'New-energy vehicles among them',
        'New-energy share (%)',
      ],
      output: (name) => `${name}: output (vehicles)`,
      sales: (name) => `${name}: sales (vehicles)`,
      notes: ['Preliminary and unaudited; periodic reports prevail. Not investment advice.'],
    },
    quotes: {
      title: (code) => `Quotes ${code}`,
      columns: (currency) => [
        'Date',
        ...['Open', 'Close', 'Low', 'High'].map((name) => `${name} (${currency})`),
        'Volume (shares)',
        `Turnover (${currency})`,
      ],
      period: { day: 'Daily', week: 'Weekly', month: 'Monthly' },
      notes: ['Delayed by at least 15 minutes, for information only. Not investment advice.'],
      sample: 'Sample data, not from an exchange.',
    },
    comparison: {
      title: (code) => `Comparison ${code}`,
      unit: (currency) => ` (${currency})`,
      columns: (shares, others) => ['Date', ...shares, ...others, 'CNY for HKD 1', 'Premium of A over H (%)'],
      premium: 'Premium: close of A divided by close of H at the rate of the day, less one.',
    },
    resultBook: {
      title: (period) => `Data book ${period}`,
      kinds: {
        quarter1: (year) => `first quarter ${year}`,
        half: (year) => `first half ${year}`,
        quarter3: (year) => `nine months ${year}`,
        annual: (year) => `year ${year}`,
      },
      columns: ['Item', 'Unit', 'Period', 'Same period a year before', 'Change (%)'],
      figures: {
        sales: ['Sales', 'vehicles'],
        nev: ['New-energy vehicles among them', 'vehicles'],
        revenue: ['Revenue', 'CNY bn'],
        netProfit: ['Net profit', 'CNY bn'],
        research: ['Research and development', 'CNY bn'],
      },
      month: (month) => `Sales ${month}`,
      nevOf: (month) => `New-energy vehicles ${month}`,
      vehicles: 'vehicles',
      notes: ['Annual reports prevail for years; other periods are unaudited. Not investment advice.'],
    },
    keyFigures: {
      title: 'Key figures',
      columns: [
        'Year',
        'Sales (vehicles)',
        'Revenue (CNY bn)',
        'Net profit (CNY bn)',
        'Research and development (CNY bn)',
        'Operating cash flow (CNY bn)',
        'Total assets (CNY bn)',
        'Equity (CNY bn)',
        'Earnings per share (CNY)',
        'Dividend per 10 shares before tax (CNY)',
      ],
      notes: ['The annual reports prevail. Not investment advice.'],
    },
    dividends: {
      title: 'Dividends',
      columns: [
        'Year',
        'Type',
        'Per 10 shares before tax (CNY)',
        'Record date, A shares',
        'Ex-dividend date, A shares',
        'Record date, H shares',
        'Ex-dividend date, H shares',
        'Paid',
      ],
      kinds: { interim: 'Interim', final: 'Final', annual: 'Annual total' },
      notes: ['The company’s announcements prevail. Not investment advice.'],
    },
    source: (group) => `Source: ${group}`,
  },
};
