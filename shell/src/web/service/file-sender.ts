import { API_PREFIX } from 'shared/contract/site/site';
import { CV_MESSAGE_TYPE, CV_PATH } from 'shared/contract/talent/cv-file';
import { HTML_LANG } from 'shared/contract/text/lang';
import { sealFile } from 'shared/crypto/seal-file';
import type { FormFile } from '../server/file-form.ts';
import type { FormCallContext } from './form-call.ts';
import type { ServiceClient } from './service-client.ts';

const SILENT = JSON.stringify({ code: '50300', msg: '', data: null });

type Sender = (
  files: Readonly<Record<string, FormFile>>,
  about: Pick<FormCallContext, 'lang' | 'visitor' | 'signal'>,
) => Promise<Record<string, string>>;

/**
 * Hands the files of a plain form to the service, sealed as a browser would have done it. What it answered stands in place
 * of each, as JSON text, for the action of the page; where it did not answer, that it is not available.
 */
export function createFileSender(service: Pick<ServiceClient, 'call' | 'downloads'>): Sender {
  const send = async (file: FormFile, { lang, visitor, signal }: Parameters<Sender>[1]): Promise<string> => {
    const key = await service.call('crypto/key', {}, { lang });
    const answer = await service.downloads.request({
      method: 'POST',
      path: `${API_PREFIX}/${CV_PATH}`,
      headers: { 'content-type': CV_MESSAGE_TYPE, 'accept-language': HTML_LANG[lang], 'x-forwarded-for': visitor },
      body: await sealFile(file, { key, now: Date.now() }),
      signal: signal ?? null,
    });
    return answer.body.text();
  };
  return async (files, about) => {
    const answers: [string, string][] = [];
    for (const [name, file] of Object.entries(files)) answers.push([name, await send(file, about).catch(() => SILENT)]);
    return Object.fromEntries(answers);
  };
}
