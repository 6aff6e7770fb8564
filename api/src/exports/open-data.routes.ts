import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { API_PREFIX } from 'shared/contract/site/site';
import type { Services } from '../calls/call-table.ts';
import { csvFile } from './csv.ts';
import { OPEN_DATA, openData, openDataSchema, type OpenData } from './open-data.service.ts';

/** Anybody's page and program may read it. */
const OPEN_HEADERS = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } as const;

function csvOf({ fields, rows }: OpenData): string {
  return csvFile([fields, ...rows.map((row) => fields.map((field) => row[field] ?? null))]);
}

/** `GET /cn/api/open/{sales,keyFigures,dividends}.{json,csv,schema.json}`: open data (spec I27). */
export function openDataRoutes(app: FastifyInstance, services: Services): void {
  const options = {
    schema: { querystring: z.strictObject({}) },
    config: { cost: 'read', isForEverybody: true },
  } as const;
  const send = (reply: FastifyReply, type: string, text: string) => reply.headers(OPEN_HEADERS).type(type).send(text);
  for (const name of OPEN_DATA) {
    const path = `${API_PREFIX}/open/${name}`;
    app.get(`${path}.json`, options, async (_request, reply) =>
      send(reply, 'application/json; charset=utf-8', JSON.stringify(await openData(services, name))),
    );
    app.get(`${path}.csv`, options, async (_request, reply) =>
      send(reply, 'text/csv; charset=utf-8', csvOf(await openData(services, name))),
    );
    app.get(`${path}.schema.json`, options, async (_request, reply) =>
      send(reply, 'application/schema+json; charset=utf-8', JSON.stringify(openDataSchema(name))),
    );
  }
}
