import { usePage } from 'shared';
import type { PageModuleItem } from 'shared/contract/content/page-module';
import { Card, CardSummary, CardTitle } from 'shared/ui/cards/card/card';
import { Cover } from 'shared/ui/cards/card/cover';
import { LineField } from 'shared/ui/media/line-field/line-field';
import { toneOf } from 'shared/ui/media/line-field/streamline';
import { Picture } from 'shared/ui/media/picture/picture';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { contentLink } from 'shared/contract/site/site-link';
import css from './home.module.css';

/** Thematic items as a mosaic: wide and narrow, then narrow and wide. */
export function Topics({ items }: { items: readonly PageModuleItem[] }) {
  const t = useWords();
  if (items.length === 0) return null;
  return (
    <section className="section" aria-labelledby="topics">
      <div className="bound">
        <SectionHead id="topics" title={t('home.topics')} />
        <ul className={`rail ${css['topics']}`}>
          {items.map((item, index) => (
            <li key={item.id} className={css['topic']}>
              <Topic item={item} index={index} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface TopicProps {
  item: PageModuleItem;
  index: number;
}

function Topic({ item, index }: TopicProps) {
  const { lang } = usePage();
  const { href, external } = contentLink(lang, item.url);
  return (
    <Card>
      <TopicCover item={item} index={index} />
      <CardTitle href={href} external={external}>
        {item.title}
      </CardTitle>
      {item.summary !== '' && <CardSummary>{item.summary}</CardSummary>}
    </Card>
  );
}

/* These covers are large, so their lines may be few and simple: every line is weight of the home page. */
const DENSITY = 0.75;
const FIELDS = ['laminar', 'spectrum'] as const;

function TopicCover({ item, index }: TopicProps) {
  if (item.picture) {
    return (
      <Cover>
        <Picture picture={item.picture} sizes="(min-width: 64rem) 60vw, 90vw" alt="" />
      </Cover>
    );
  }
  return (
    <Cover tone={toneOf(item.id)}>
      <LineField kind={FIELDS[index % FIELDS.length] ?? 'laminar'} seed={item.id} density={DENSITY} />
    </Cover>
  );
}
