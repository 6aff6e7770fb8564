import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from 'shared/contract/site/site';
import type { VisitorServices } from '../../calls/call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { readReceipts } from './receipts.model.ts';

const FORM = 'application/x-www-form-urlencoded';
/** What each of the providers takes for a yes. */
const TAKEN = { code: 0, msg: 'OK', result: 0, errmsg: 'OK' };

interface ReceiptRequest {
  Params: { key: string };
  Querystring: Record<string, unknown>;
}

/**
 * Where providers say what became of messages. Two of them sign nothing, so the address itself is the secret; a wrong one
 * is answered as one that does not exist. A provider is one address for all of its receipts: no limit by visitor.
 */
export function receiptRoutes(app: FastifyInstance, { data, outbox }: VisitorServices): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    scope.post<ReceiptRequest>(`${API_PREFIX}/receipt/:key`, { config: { cost: 'none' } }, async (request) => {
      const { params, query, body } = request;
      if (!data.isHash(params.key, { purpose: 'receipt', text: 'key' })) throw new CallError('40400');
      const isOne = typeof body === 'object' && body !== null && !Array.isArray(body);
      await outbox.receive(readReceipts(isOne ? { ...query, ...body } : body));
      return TAKEN;
    });
  });
}
