import { usePage } from 'shared';
import { contentLink, pageHref } from '../../contract/site/site-link.ts';
import { classNames } from '../../ui/class-names.ts';
import { Card, CardSummary, CardTitle } from '../../ui/cards/card/card.tsx';
import { Cover } from '../../ui/cards/card/cover.tsx';
import { Chips } from '../../ui/navigation/chips/chips.tsx';
import { Disclosure, DisclosureList } from '../../ui/text/disclosure/disclosure.tsx';
import { DocumentList, DocumentRow } from '../../ui/cards/document-row/document-row.tsx';
import { Facts } from '../../ui/data/facts/facts.tsx';
import { Picture } from '../../ui/media/picture/picture.tsx';
import { formatFileSize } from '../../contract/text/file-size.ts';
import { BlockFrame } from './block-frame.tsx';
import type { BlockOf } from '../block-sources.ts';
import { composedAddress, groupsOf, type ComposedChoice } from '../composed-query.ts';
import css from '../composed.module.css';
import { COMPOSED_WORDS } from '../words.ts';

const CARD_SIZES = '(min-width: 64rem) 24vw, (min-width: 40rem) 46vw, 100vw';

/** Threes stand in rows of three, so that no row ends in a hole. */
function gridOf(count: number, pictured: boolean): string {
  const three = count % 3 === 0 && count % 4 !== 0;
  return pictured ? classNames('card-grid rail', three && 'three') : classNames(css['tiles'], three && css['three']);
}

export function TilesBlock({ block }: { block: BlockOf<'tiles'> }) {
  const { lang } = usePage();
  const pictured = block.items.some(({ picture }) => picture !== undefined);
  return (
    <BlockFrame top={block}>
      <ul className={gridOf(block.items.length, pictured)}>
        {block.items.map(({ title, text, url, picture }) => {
          const { href, external } = contentLink(lang, url);
          return (
            <li key={url} className={pictured ? undefined : css['tile']}>
              <Card>
                {picture && (
                  <Cover>
                    <Picture picture={picture} sizes={CARD_SIZES} />
                  </Cover>
                )}
                <CardTitle href={href} external={external}>
                  {title}
                </CardTitle>
                {text !== undefined && <CardSummary>{text}</CardSummary>}
              </Card>
            </li>
          );
        })}
      </ul>
    </BlockFrame>
  );
}

export interface PlacesBlockProps {
  block: BlockOf<'places'>;
  /** Of the page. */
  path: string;
  choice: ComposedChoice;
}

/** A list with groups that a visitor filters by address. */
export function PlacesBlock({ block, path, choice }: PlacesBlockProps) {
  const { lang } = usePage();
  const words = COMPOSED_WORDS[lang];
  const groups = groupsOf(block);
  const chosen = groups[choice.group - 1];
  const chips = [words.all, ...groups].map((name, group) => ({
    name,
    href: pageHref(lang, composedAddress(path, { ...choice, group })),
    current: group === choice.group,
  }));
  return (
    <BlockFrame top={block}>
      {groups.length > 1 && (
        <div className={css['groups']}>
          <Chips label={words.groups} chips={chips} />
        </div>
      )}
      <ul className={css['tiles']}>
        {block.items
          .filter((item) => chosen === undefined || item.group === chosen)
          .map((item) => (
            <li key={item.name} className={css['tile']}>
              <p className="legal">{item.group}</p>
              <h3 className="title">
                {item.url === undefined ? item.name : <a href={contentLink(lang, item.url).href}>{item.name}</a>}
              </h3>
              <p className="note">{item.text}</p>
              {item.place !== undefined && <p className="note">{item.place}</p>}
            </li>
          ))}
      </ul>
    </BlockFrame>
  );
}

type Contact = BlockOf<'contacts'>['items'][number];

function ContactFacts({ contact: { phone, email, address, hours } }: { contact: Contact }) {
  const { lang } = usePage();
  const words = COMPOSED_WORDS[lang];
  const facts = [
    { name: words.phone, value: phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> },
    { name: words.email, value: email && <a href={`mailto:${email}`}>{email}</a> },
    { name: words.address, value: address },
    { name: words.hours, value: hours },
  ];
  return <Facts facts={facts.filter(({ value }) => value !== undefined)} />;
}

export function ContactsBlock({ block }: { block: BlockOf<'contacts'> }) {
  return (
    <BlockFrame top={block}>
      <ul className={css['contacts']}>
        {block.items.map((contact) => (
          <li key={contact.name} id={contact.id} className={css['contact']}>
            <h3 className="title">{contact.name}</h3>
            {contact.text !== undefined && <p className="note">{contact.text}</p>}
            <ContactFacts contact={contact} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}

export function DocumentsBlock({ block }: { block: BlockOf<'documents'> }) {
  const { lang } = usePage();
  return (
    <BlockFrame top={block}>
      <DocumentList {...(block.heading === undefined ? {} : { label: block.heading })}>
        {block.items.map(({ title, url, size, date }) => (
          <DocumentRow
            key={url}
            href={contentLink(lang, url).href}
            title={title}
            kind={url.slice(url.lastIndexOf('.') + 1)}
            facts={[...(date === undefined ? [] : [date]), formatFileSize(size)]}
          />
        ))}
      </DocumentList>
    </BlockFrame>
  );
}

export function QuestionsBlock({ block }: { block: BlockOf<'questions'> }) {
  return (
    <BlockFrame top={block} narrow>
      <DisclosureList>
        {block.items.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </DisclosureList>
    </BlockFrame>
  );
}
