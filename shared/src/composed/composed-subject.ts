import { MEDIA_PREFIX } from '../contract/site/site.ts';
import { clock } from '../ui/media/video-player/video.ts';
import type { BlockOf } from './block-sources.ts';
import type { Shown } from './composed-data.ts';

type Plain = Extract<Shown, { kind: 'plain' }>['block'];

function blocksOf<K extends Plain['kind']>(shown: readonly Shown[], kind: K): BlockOf<K>[] {
  return shown.flatMap((one) => (one.kind === 'plain' && one.block.kind === kind ? [one.block as BlockOf<K>] : []));
}

/** https://schema.org/FAQPage */
function questions(blocks: readonly BlockOf<'questions'>[]): object[] {
  const mainEntity = blocks
    .flatMap(({ items }) => items)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
  return mainEntity.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity }];
}

/** https://schema.org/Person, in the order in which they are shown. */
function people(blocks: readonly BlockOf<'people'>[]): object[] {
  const itemListElement = blocks
    .flatMap(({ items }) => items)
    .map(({ name, role, text }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'Person', name, jobTitle: role, ...(text === undefined ? {} : { description: text }) },
    }));
  return itemListElement.length === 0 ? [] : [{ '@type': 'ItemList', itemListElement }];
}

/** https://schema.org/AudioObject, with all that is heard in words. */
function sounds(blocks: readonly BlockOf<'sound'>[]): object[] {
  return blocks.map(({ title, caption, sound: { seconds, files }, items }) => ({
    '@type': 'AudioObject',
    name: title,
    description: caption,
    duration: `PT${seconds}S`,
    transcript: items.map(({ at, text }) => `${clock(at)} ${text}`).join('\n'),
    encoding: files.map(({ name, type, bytes }) => ({
      '@type': 'MediaObject',
      contentUrl: `${MEDIA_PREFIX}/${name}`,
      encodingFormat: type,
      contentSize: `${bytes} B`,
    })),
  }));
}

/** What a page of blocks is about, for search engines: the questions it answers, the people it shows, what can be heard. */
export function subjectsOf(shown: readonly Shown[]): { subject?: readonly object[] } {
  const subject = [
    ...questions(blocksOf(shown, 'questions')),
    ...people(blocksOf(shown, 'people')),
    ...sounds(blocksOf(shown, 'sound')),
  ];
  return subject.length === 0 ? {} : { subject };
}
