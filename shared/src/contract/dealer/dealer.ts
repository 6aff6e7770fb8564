import { z } from 'zod';
import { PROVINCE_CODES } from '../invest/provinces.ts';

/** `rescue` are partners of the roadside rescue where there are no dealers: garages, road maintenance, fire brigades. */
export const DEALER_KINDS = ['dealer', 'rescue'] as const;

/** What a dealer does; `battery` opens high-voltage packs, `adapted` converts cars for disabled drivers. */
export const DEALER_SERVICES = ['sales', 'service', 'body', 'battery', 'charging', 'adapted'] as const;

/** Longest keyword, in characters (UTF-16). */
export const DEALER_KEYWORD = 100;

const idOrAny = z.string().max(64).default('');

/** What dealers are chosen by: empty means all. Every word of the keyword must occur, in either language. */
export const dealerFilter = z.strictObject({
  searchKeyword: z.string().trim().max(DEALER_KEYWORD).default(''),
  kind: z.enum(DEALER_KINDS).default('dealer'),
  province: z.union([z.enum(PROVINCE_CODES), z.literal('')]).default(''),
  city: idOrAny,
  brand: idOrAny,
  service: z.union([z.enum(DEALER_SERVICES), z.literal('')]).default(''),
  pageNo: z.number().int().min(1).max(1000).default(1),
  pageSize: z.number().int().min(1).max(100).default(12),
});
export type DealerFilter = z.output<typeof dealerFilter>;

/** Degrees (WGS 84), north and east. */
const position = z.object({ north: z.number().min(-90).max(90), east: z.number().min(-180).max(180) });

export const dealer = z.object({
  id: z.string(),
  kind: z.enum(DEALER_KINDS),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  province: z.string(),
  at: position,
  /** Without the word that says that nobody answers it. */
  phone: z.string(),
  /** Every day, `HH:mm`; `00:00` to `24:00` is at any hour. */
  opens: z.string(),
  closes: z.string(),
  brands: z.array(z.object({ id: z.string(), name: z.string() })),
  services: z.array(z.enum(DEALER_SERVICES)),
  /** Cars that owners may take while theirs is repaired. */
  courtesyCars: z.number().int().nonnegative(),
});
export type Dealer = z.infer<typeof dealer>;

const count = z.number().int().positive();

/** Of each condition the values that leave something with the other conditions as they are, the most first. */
export const dealerFacets = z.object({
  kind: z.partialRecord(z.enum(DEALER_KINDS), count),
  province: z.array(z.object({ code: z.enum(PROVINCE_CODES), name: z.string(), count })),
  /** Of the chosen province, else of all of them. */
  city: z.array(z.object({ id: z.string(), name: z.string(), province: z.enum(PROVINCE_CODES), at: position, count })),
  brand: z.array(z.object({ id: z.string(), name: z.string(), count })),
  service: z.partialRecord(z.enum(DEALER_SERVICES), count),
});
export type DealerFacets = z.infer<typeof dealerFacets>;

export const dealerPage = z.object({
  list: z.array(dealer),
  pageNo: z.number().int(),
  totalCount: z.number().int(),
  facets: dealerFacets,
});
export type DealerPage = z.infer<typeof dealerPage>;
