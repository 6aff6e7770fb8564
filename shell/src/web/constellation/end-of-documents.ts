import type { Lang } from 'shared/contract/text/lang';
import type { PageBytes, RenderRequest } from '../../renderer/messages.ts';
import { asBuffer } from '../http/representation.ts';
import type { Snapshot } from './snapshot.ts';

const END = '</body>';

function withEnd(bytes: Uint8Array, more: Buffer): Uint8Array {
  const buffer = asBuffer(bytes);
  const at = buffer.lastIndexOf(END);
  return at < 0 ? buffer : Buffer.concat([buffer.subarray(0, at), more, buffer.subarray(at)]);
}

function extended(page: PageBytes, more: Buffer): PageBytes {
  const { document } = page;
  if (document instanceof Uint8Array) return { ...page, document: withEnd(document, more) };
  return { ...page, document: { ...document, body: withEnd(document.body, more) } };
}

/** A set every document of which ends with this markup; fragments stay what they are. */
export function withEndOfDocuments(snapshot: Snapshot, markup: Readonly<Record<Lang, string>>): Snapshot {
  const more = { cn: Buffer.from(markup.cn), en: Buffer.from(markup.en) };
  const { renderers } = snapshot;
  const render = async (app: string, request: RenderRequest, given: Parameters<typeof renderers.render>[2]) => {
    const answer = await renderers.render(app, request, given);
    return answer.kind === 'page' ? extended(answer, more[request.lang]) : answer;
  };
  return { ...snapshot, renderers: { ...renderers, render } };
}
