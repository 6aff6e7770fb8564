/** A JSON Schema as zod writes it (draft 2020-12). */
export interface Schema {
  readonly [keyword: string]: unknown;
}
