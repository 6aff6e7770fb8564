import { z } from 'zod';

/** Vehicles of one month (spec ENT-sales-total). Ratios are fractions (0.064 = 6.4 %); null on a zero base (spec G-26). */
export const salesTotal = z.object({
  /** `yyyy-MM`. */
  month: z.string(),
  output: z.number().int(),
  sales: z.number().int(),
  salesYoY: z.number().nullable(),
  ytd: z.number().int(),
  ytdYoY: z.number().nullable(),
  nevShare: z.number().nullable(),
  /** Monthly sales of the last 36 months, oldest first. */
  trend: z.array(z.object({ month: z.string(), sales: z.number().int() })),
});
export type SalesTotal = z.infer<typeof salesTotal>;

export const SALES_DIMENSIONS = ['product', 'company'] as const;
export type SalesDimension = (typeof SALES_DIMENSIONS)[number];

/** Months that the table can show, newest first: those with the whole same period of last year behind them. */
export const salesMonths = z.object({ latest: z.string(), months: z.array(z.string()) });

/** Production and sales table (spec SCR-sales-table). An empty month means the newest. */
export const salesTableFilter = z.strictObject({
  month: z.union([z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), z.literal('')]).default(''),
  dimension: z.enum(SALES_DIMENSIONS).default('product'),
});

/** Vehicles; changes are fractions, null on a zero base (spec ENT-sales-row, G-26). */
const salesFigures = z.object({
  /** This month, and the same month of last year. */
  m: z.number().int(),
  mLast: z.number().int(),
  /** Since January, and the same period of last year. */
  ytd: z.number().int(),
  ytdLast: z.number().int(),
  /** Cumulative change: `ytd` against `ytdLast`. */
  chg: z.number().nullable(),
  /** Year-on-year change: `m` against `mLast`. */
  yoy: z.number().nullable(),
});
export type SalesFigures = z.infer<typeof salesFigures>;

const bothFigures = { output: salesFigures, sales: salesFigures };

/** `total` is the sum of the rows, and the figure of the whole group. */
export const salesTable = z.object({
  month: z.string(),
  dimension: z.enum(SALES_DIMENSIONS),
  rows: z.array(z.object({ category: z.string(), name: z.string(), ...bothFigures })),
  total: z.object(bothFigures),
});
export type SalesTable = z.infer<typeof salesTable>;

/** Sales of the newest month by product category; `share` is a fraction of all, null when nothing was sold. */
export const productSales = z.object({
  month: z.string(),
  list: z.array(
    z.object({
      category: z.string(),
      name: z.string(),
      sales: z.number().int(),
      salesLast: z.number().int(),
      yoy: z.number().nullable(),
      share: z.number().nullable(),
    }),
  ),
});

export type ProductSales = z.infer<typeof productSales>;

/** Vehicles sold by the group, January to December; null for months not over or not known (spec ENT-three-years). Oldest first. */
export const threeYears = z.object({
  series: z.array(z.object({ year: z.number().int(), months: z.array(z.number().int().nullable()).length(12) })),
});

export type ThreeYears = z.infer<typeof threeYears>;

/** By product category where nothing is said. */
export const salesHistoryFilter = z.strictObject({ dimension: z.enum(SALES_DIMENSIONS).default('product') });

const vehiclesByMonth = z.array(z.number().int());
const bothSeries = { output: vehiclesByMonth, sales: vehiclesByMonth };

/** Vehicles of each of `months` (`yyyy-MM`, oldest first, at most 36); `nev` are the new-energy vehicles among those sold. */
export const salesHistory = z.object({
  months: z.array(z.string()),
  dimension: z.enum(SALES_DIMENSIONS),
  rows: z.array(z.object({ category: z.string(), name: z.string(), ...bothSeries })),
  total: z.object({ ...bothSeries, nev: vehiclesByMonth }),
});
export type SalesHistory = z.infer<typeof salesHistory>;
