/** A keyword, and the addresses below the language segment of which one must come first; any of them is right. */
export type Question = readonly [keyword: string, ...wanted: [string, ...string[]]];
