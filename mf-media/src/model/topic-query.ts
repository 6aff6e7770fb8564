export interface TopicQuery {
  id: string;
  /** As it was asked for; empty for all articles. */
  tag: string;
}

/** The longest id that the service knows; anything longer is no topic. */
const LONGEST_ID = 64;

/** Product specification §2: a topic is named by `id`. Null when none is. */
export function readTopicQuery({ id = '', tag = '' }: Readonly<Record<string, string>>): TopicQuery | null {
  return id === '' || id.length > LONGEST_ID ? null : { id, tag: tag.trim() };
}

/** A topic, or its articles of one tag, below the language segment. */
export function topicAddress(id: string, tag = ''): string {
  const address = `/media/detail?id=${encodeURIComponent(id)}`;
  return tag === '' ? address : `${address}&tag=${encodeURIComponent(tag)}`;
}
