import { usePage } from 'shared';
import type { PressItem } from 'shared/contract/media/press';
import { useLinks } from 'shared/server';
import { Card, CardMeta, CardSummary, CardTitle } from 'shared/ui/cards/card/card';
import { ContentCover } from 'shared/ui/cards/card/cover';
import { picturesOnce } from 'shared/ui/cards/card/pictures-once';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import css from './newsroom.module.css';

/** Publications of the newsroom: what each is, when it came out, and where it is read. */
export function PressCards({ list }: { list: readonly PressItem[] }) {
  return (
    <ul className="card-grid three">
      {picturesOnce(list).map((item, at) => (
        <li key={`${item.kind}-${item.id}`} id={`${item.kind}-${item.id}`}>
          <PressCard item={item} priority={at === 0} />
        </li>
      ))}
    </ul>
  );
}

function PressCard({ item, priority }: { item: PressItem; priority: boolean }) {
  const t = useWords();
  const { kind, id, title, summary, publishTime, categoryCode, picture, brands } = item;
  const href = useAddress(item);
  const about = [t(`newsroom.kinds.${kind}.one`), ...brands.map(({ name }) => name)].join(' · ');
  return (
    <Card>
      <ContentCover
        picture={picture}
        seed={`${kind}-${id}`}
        category={categoryCode}
        sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw"
        priority={priority}
      />
      <CardMeta date={publishTime}>{about}</CardMeta>
      <CardTitle href={href}>{kind === 'facts' ? t('facts.of', { name: title }) : title}</CardTitle>
      {summary !== '' && <CardSummary>{summary}</CardSummary>}
      {item.hasMaterial && <MaterialLink item={item} />}
    </Card>
  );
}

/** To the pictures, films and fact sheets of a release: above the card, which is one link otherwise. */
function MaterialLink({ item: { id, title } }: { item: PressItem }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <a className={css['take']} href={paths.material.href(lang, { id })}>
      {t('newsroom.material')}
      <span className="visually-hidden">{title}</span>
    </a>
  );
}

/** Where a publication is read; null where no page of this constellation shows it. */
function useAddress({ kind, id, categoryCode }: PressItem): string | undefined {
  const links = useLinks();
  const { lang } = usePage();
  if (kind === 'kit') return paths.entry.href(lang, { id });
  if (kind === 'facts') return paths.sheet.href(lang, { id });
  return links.article({ baseId: id, categoryCode });
}
