/** Five marks make a brand recognisable without a logo: how its lines move, how many there are and what tints them. */
export interface Signature {
  amplitude: number;
  count: number;
  /** 1 spaces lines evenly; more gathers them at the top, less at the bottom. */
  bunching: number;
  frequency: number;
}

export const SIGNATURES = {
  chenyue: { amplitude: 0.55, count: 22, bunching: 1.0, frequency: 1.0 },
  yaoxing: { amplitude: 0.9, count: 26, bunching: 1.7, frequency: 2.0 },
  yunji: { amplitude: 0.3, count: 14, bunching: 2.4, frequency: 0.5 },
  ruichuan: { amplitude: 0.7, count: 18, bunching: 0.6, frequency: 1.5 },
  heyuan: { amplitude: 0.45, count: 30, bunching: 1.3, frequency: 3.0 },
  lingye: { amplitude: 1.2, count: 12, bunching: 0.8, frequency: 2.5 },
} as const satisfies Record<string, Signature>;

export type SignatureName = keyof typeof SIGNATURES;

/** The signature of a brand id of the content pack; the group's own for any other brand. */
export function signatureName(brandId: string): SignatureName {
  return Object.hasOwn(SIGNATURES, brandId) ? (brandId as SignatureName) : 'chenyue';
}
