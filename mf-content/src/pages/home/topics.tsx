import { usePage } from 'shared';
import type { PageModuleItem } from 'shared/contract/page-module';
import { Card, CardSummary, CardTitle } from 'shared/ui/card/card';
import { ContentCover } from 'shared/ui/card/cover';
import { SectionHead } from 'shared/ui/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { contentLink } from '../../model/links.ts';
import css from './home.module.css';

/** Thematic items as a mosaic: wide and narrow, then narrow and wide. */
export function Topics({ items }: { items: readonly PageModuleItem[] }) {
  const t = useWords();
  if (items.length === 0) return null;
  return (
    <section className="section" aria-labelledby="topics">
      <div className="bound">
        <SectionHead id="topics" title={t('home.topics')} />
        <ul className={css['topics']}>
          {items.map((item) => (
            <li key={item.id} className={css['topic']}>
              <Topic item={item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Topic({ item }: { item: PageModuleItem }) {
  const { lang } = usePage();
  const { href, external } = contentLink(lang, item.url);
  return (
    <Card>
      <ContentCover picture={item.picture} seed={item.id} category={item.id} sizes="(min-width: 64rem) 60vw, 90vw" />
      <CardTitle href={href} external={external}>
        {item.title}
      </CardTitle>
      {item.summary !== '' && <CardSummary>{item.summary}</CardSummary>}
    </Card>
  );
}
