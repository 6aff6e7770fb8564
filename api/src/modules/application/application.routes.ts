import type { FastifyInstance } from 'fastify';
import type { APPLICATION_CALLS } from 'shared/contract/talent/application.calls';
import { CV_MESSAGE_BYTES, CV_MESSAGE_TYPE, CV_PATH } from 'shared/contract/talent/cv-file';
import { API_PREFIX } from 'shared/contract/site/site';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { success } from '../../middleware/envelope.ts';
import { visitorOf } from '../../middleware/guards.ts';
import { applicationOf, apply, withdraw } from './application.service.ts';
import { takeSealedFile } from './file/take-sealed-file.service.ts';

export const applicationCalls = (services: Services): Handlers<typeof APPLICATION_CALLS> => ({
  'application/add': (form, lang, { idempotencyKey, visitor }) =>
    apply(services, { form, lang, key: idempotencyKey, visitor }),
  'application/detail': ({ token }) => applicationOf(services, token),
  'application/withdraw': ({ token }) => withdraw(services, token),
});

/** `POST /cn/api/application/file`: a sealed CV, whole before anything is looked at (decision record 0068). */
export function applicationFiles(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    const options = { parseAs: 'buffer', bodyLimit: CV_MESSAGE_BYTES } as const;
    scope.addContentTypeParser(CV_MESSAGE_TYPE, options, (_request, body, done) => done(null, body));
    scope.route({
      method: 'POST',
      url: `${API_PREFIX}/${CV_PATH}`,
      bodyLimit: CV_MESSAGE_BYTES,
      config: { cost: 'write', audience: 'private' },
      schema: { hide: true },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return success(await takeSealedFile(services, request.body, visitorOf(request)));
      },
    });
  });
}
