import { z } from 'zod';
import { picture } from './picture.ts';

/**
 * Banners, thematic items, others and scenes of the home page (spec ENT-home, CALL-pageModule-queryByCode); and what the main
 * menu features beside the rows of its entries.
 */
export const MODULE_CODES = ['MOD-SY-01', 'MOD-SY-02', 'MOD-SY-03', 'MOD-SY-04', 'MOD-CD-01'] as const;
export type ModuleCode = (typeof MODULE_CODES)[number];

export const pageModuleItem = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Relative to the language segment, or absolute with `http`. */
  url: z.string(),
  label: z.string().optional(),
  picture: picture.optional(),
});
export type PageModuleItem = z.infer<typeof pageModuleItem>;

export const pageModule = z.object({ pageModuleAttachmentVoList: z.array(pageModuleItem) });
