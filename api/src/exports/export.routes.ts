import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LANG_CODE, type Lang } from 'shared/contract/text/lang';
import { salesHistoryFilter, salesTableFilter } from 'shared/contract/invest/performance';
import { API_PREFIX } from 'shared/contract/site/site';
import { briefingQuery } from 'shared/contract/invest/results';
import { klineQuery } from 'shared/contract/invest/stock';
import type { Services } from '../calls/call-table.ts';
import { csvOf } from './csv.ts';
import {
  comparisonExport,
  dividendsExport,
  keyFiguresExport,
  quotesExport,
  resultBookExport,
  salesExport,
  salesHistoryExport,
} from './export.service.ts';
import { openDataRoutes } from './open-data.routes.ts';
import type { ExportTable } from './table.ts';
import { xlsxOf } from './xlsx.ts';

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', write: csvOf },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxOf },
} as const;
type Format = keyof typeof FORMATS;
const formats = Object.keys(FORMATS) as Format[];

interface Export {
  /** Without the language. */
  query: z.ZodObject;
  table: (services: Services, lang: Lang, query: unknown) => Promise<ExportTable>;
}

const EXPORTS: Readonly<Record<string, Export>> = {
  sales: {
    query: salesTableFilter,
    table: (services, lang, query) => salesExport(services, lang, salesTableFilter.parse(query)),
  },
  salesHistory: {
    query: salesHistoryFilter,
    table: (services, lang, query) => salesHistoryExport(services, lang, salesHistoryFilter.parse(query)),
  },
  quotes: {
    query: klineQuery,
    table: (services, lang, query) => quotesExport(services, lang, klineQuery.parse(query)),
  },
  comparison: {
    query: klineQuery,
    table: (services, lang, query) => comparisonExport(services, lang, klineQuery.parse(query)),
  },
  resultBook: {
    query: briefingQuery,
    table: (services, lang, query) => resultBookExport(services, lang, briefingQuery.parse(query).period),
  },
  keyFigures: { query: z.strictObject({}), table: (services, lang) => keyFiguresExport(services, lang) },
  dividends: { query: z.strictObject({}), table: (services, lang) => dividendsExport(services, lang) },
};

/** `GET /cn/api/export/{sales,salesHistory,quotes,comparison,resultBook,keyFigures,dividends}.{csv,xlsx}?language=1|2`, with the filters of the calls they take from; and open data. */
export function exportRoutes(app: FastifyInstance, services: Services): void {
  openDataRoutes(app, services);
  for (const [name, { query, table }] of Object.entries(EXPORTS)) {
    const querystring = query.extend({ language: z.enum(['1', '2']) }).strict();
    for (const format of formats) {
      app.get(
        `${API_PREFIX}/export/${name}.${format}`,
        { schema: { querystring }, config: { cost: 'read', isForEverybody: true } },
        async (request, reply) => {
          const { language, ...filter } = request.query as Record<string, unknown>;
          const file = await table(services, language === String(LANG_CODE.en) ? 'en' : 'cn', filter);
          return reply
            .type(FORMATS[format].type)
            .header('content-disposition', `attachment; filename="${name}.${format}"`)
            .send(await FORMATS[format].write(file));
        },
      );
    }
  }
}
