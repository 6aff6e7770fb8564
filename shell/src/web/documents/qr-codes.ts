import type { Lang } from 'shared/contract/text/lang';
import { OF_WECHAT } from 'shared/contract/site/qr-address';
import { qrDrawing } from 'shared/ui/data/qr-code/qr-drawing';
import { documentUrl } from '../page/page-address.ts';
import { routeAddress } from '../page/route-address.ts';
import type { DocumentContext, TextDocument } from './write-documents.ts';

/** The account may change with the content. */
const HOUR = 3600;
/** A longer address makes a code that no phone reads at 120 pixels. */
const LONGEST = 500;

export interface QrAddress {
  lang: Lang;
  /** `wechat`, or a page below the language segment with its query. */
  of: string;
}

/**
 * What a code of ours may say: where a page of this site is, or the group's account. Nobody can have one drawn that leads
 * elsewhere.
 */
async function textOf({ lang, of }: QrAddress, { snapshot, context }: DocumentContext): Promise<string | null> {
  if (of === OF_WECHAT) return (await context.siteData.get(lang))?.info.wechat ?? null;
  if (of.length > LONGEST || !/^\/(?!\/)/.test(of)) return null;
  const { pathname, search } = new URL(of, 'http://site');
  const address = routeAddress(snapshot, { lang, path: pathname, search });
  return address.match ? context.shareOrigin + documentUrl(address) : null;
}

/** Black on white in both themes (spec G-30). Null where it would lead nowhere. */
export async function writeQrCode(address: QrAddress, context: DocumentContext): Promise<TextDocument | null> {
  const text = await textOf(address, context);
  if (text === null) return null;
  const { side, background, ink } = qrDrawing(text);
  const paths = `<path fill="#fff" d="${background}"/><path stroke="#0b0f14" d="${ink}" shape-rendering="crispEdges"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" fill="none">${paths}</svg>`;
  return { type: 'image/svg+xml', text: svg, maxAge: HOUR };
}
