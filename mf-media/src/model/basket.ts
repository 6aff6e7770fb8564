/** As many as one download may name (spec CALL-media-batchDownload). */
const MOST = 200;

/** The basket with this entry in it, or without it where it was. A full basket takes no more. */
export function toggled(basket: readonly string[], id: string): readonly string[] {
  if (basket.includes(id)) return basket.filter((other) => other !== id);
  return basket.length < MOST ? [...basket, id] : basket;
}
