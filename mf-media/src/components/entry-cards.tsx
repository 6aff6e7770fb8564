import { usePage } from 'shared';
import type { MediaItem } from 'shared/contract/media/media';
import { Card, CardMeta, CardTitle } from 'shared/ui/cards/card/card';
import { ContentCover } from 'shared/ui/cards/card/cover';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../messages/words.ts';
import { paths } from '../paths.ts';

/** Entries of the library about the same as the page. */
export function EntryCards({ items, title }: { items: readonly MediaItem[]; title: string }) {
  const t = useWords();
  const { lang } = usePage();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <SectionHead id="related" title={title} />
      <ul className="card-grid">
        {items.map((item) => (
          <li key={item.id}>
            <Card>
              <ContentCover
                picture={item.picture}
                seed={item.id}
                category=""
                sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 92vw"
              />
              <CardMeta date={item.date}>{t(`item.${item.kind}`)}</CardMeta>
              <CardTitle href={paths.entry.href(lang, { id: item.id })}>{item.title}</CardTitle>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
