import { z } from 'zod';

/** What stands below a release: who the group is, and whom the press asks. */
const pressInfo = z.object({
  about: z.string(),
  contact: z.string(),
  mail: z.email(),
  /** For address books: `+86 20 0000 0003`. */
  phone: z
    .string()
    .regex(/^\+[\d ]+$/)
    .optional(),
});
export type PressInfo = z.infer<typeof pressInfo>;

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
  press: pressInfo.optional(),
});
export type SiteInfo = z.infer<typeof siteInfo>;
