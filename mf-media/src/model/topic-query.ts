export interface TopicQuery {
  id: string;
  /** As it was asked for; empty for all articles. */
  tag: string;
}

/** The longest id that the service knows; anything longer is no topic. */
const LONGEST_ID = 64;

/** A topic is named by `id` (spec SCR-media-detail). Null when none is. */
export function readTopicQuery({ id = '', tag = '' }: Readonly<Record<string, string>>): TopicQuery | null {
  return id === '' || id.length > LONGEST_ID ? null : { id, tag: tag.trim() };
}
