/** Which article is wanted, as the service asks for it: exactly one of `baseId` and `id`. */
export type ArticleQuery = ({ baseId: string } | { id: string }) & { preview: boolean; token?: string };

/** As the service accepts it. */
const LONGEST_ID = 64;
const LONGEST_TOKEN = 128;

/**
 * Reads `baseid`, `baseId` or `id` in any case, `preview=1|true` (spec G-3) and the token of a preview (spec G-38);
 * null without a usable id.
 */
export function readArticleQuery(query: Readonly<Record<string, string>>): ArticleQuery | null {
  const lower = new Map(Object.entries(query).map(([name, value]) => [name.toLowerCase(), value.trim()]));
  const preview = ['1', 'true'].includes(lower.get('preview')?.toLowerCase() ?? '');
  const [baseId, id] = [lower.get('baseid') ?? '', lower.get('id') ?? ''];
  const wanted = baseId || id;
  if (wanted === '' || wanted.length > LONGEST_ID) return null;
  const token = lower.get('token') ?? '';
  const pass = preview && token !== '' && token.length <= LONGEST_TOKEN ? { token } : {};
  return baseId === '' ? { id, preview, ...pass } : { baseId, preview, ...pass };
}
