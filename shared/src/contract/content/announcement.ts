import { z } from 'zod';

/** The root topics of A-share and H-share announcements (spec CALL-topic-rootPage). */
export const ANNOUNCEMENT_CODES = { A: 'SPC-TZGX-GGB-AG', H: 'SPC-TZGX-GGB-HG' } as const;

export const announcementFilter = z.strictObject({
  categoryCode: z.enum([ANNOUNCEMENT_CODES.A, ANNOUNCEMENT_CODES.H]),
  businessType: z.number().int().default(2),
  appendixType: z.number().int().default(1),
  pageNo: z.number().int().min(1).max(10_000).default(1),
  pageSize: z.number().int().min(1).max(100).default(5),
});

export const announcement = z.object({
  baseId: z.string(),
  title: z.string(),
  /** `yyyy-MM-dd`. */
  date: z.string(),
  categoryCode: z.string(),
  /** The document, empty when it is published with the filing only. */
  url: z.string(),
  /** Bytes, 0 without a document. */
  size: z.number().int().nonnegative(),
});
export type Announcement = z.infer<typeof announcement>;

export const announcementPage = z.object({
  list: z.array(announcement),
  pageNo: z.number().int(),
  totalCount: z.number().int(),
});
