import { z } from 'zod';

/** Who publishes the site, in one language. Shown in header, footer, titles and structured data. */
export const siteInfo = z.object({
  name: z.string(),
  shortName: z.string(),
  slogan: z.string(),
  weibo: z.string(),
  /** What the WeChat QR code in the footer encodes. */
  wechat: z.string(),
  copyright: z.string(),
  /** Codes of the shares, as search engines are told them. */
  tickers: z.array(z.string()).optional(),
});
export type SiteInfo = z.infer<typeof siteInfo>;
