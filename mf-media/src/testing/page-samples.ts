/** Pages that need a parameter have no address of their own; these are of the content pack, for tests in the browser. */
export const samples = {
  entry: '/media/library/image-yaoxing-v6',
  sheet: '/media/facts/yaoxing-v6',
  material: '/media/material?id=yaoxing-v6-debut',
  topic: '/media/detail?id=shape-of-wind',
} as const;
