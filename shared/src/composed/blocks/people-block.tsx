import { usePage } from 'shared';
import { contentLink } from '../../contract/site/site-link.ts';
import { NameCard } from '../../ui/cards/name-card/name-card.tsx';
import { Picture } from '../../ui/media/picture/picture.tsx';
import type { BlockOf } from '../block-sources.ts';
import { COMPOSED_WORDS } from '../words.ts';
import { BlockFrame } from './block-frame.tsx';
import css from './people-block.module.css';

type People = BlockOf<'people'>;

/** All of them together, as wide as the window. */
function Group({ picture, caption }: NonNullable<People['group']>) {
  return (
    <figure className={css['group']}>
      <Picture picture={picture} sizes="100vw" />
      <figcaption className="bound">{caption}</figcaption>
    </figure>
  );
}

function Member({ item: { name, role, since, text, duties, url, signed } }: { item: People['items'][number] }) {
  const { lang } = usePage();
  const words = COMPOSED_WORDS[lang];
  const facts = [
    ...(since === undefined ? [] : [{ name: words.since, value: since }]),
    ...(duties.length === 0 ? [] : [{ name: words.duties, value: duties.join(lang === 'cn' ? '、' : ', ') }]),
  ];
  return (
    <NameCard
      name={url === undefined ? name : <a href={contentLink(lang, url).href}>{name}</a>}
      latin={lang === 'cn'}
      office={role}
      facts={facts}
      signed={signed}
    >
      {text !== undefined && <p className="note">{text}</p>}
    </NameCard>
  );
}

export function PeopleBlock({ block }: { block: People }) {
  return (
    <>
      {block.group && <Group {...block.group} />}
      <BlockFrame top={block}>
        <ul className="card-grid three rail">
          {block.items.map((item) => (
            <li key={item.name}>
              <Member item={item} />
            </li>
          ))}
        </ul>
      </BlockFrame>
    </>
  );
}
