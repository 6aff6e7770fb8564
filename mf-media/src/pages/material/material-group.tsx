import { usePage } from 'shared';
import { Check } from 'shared/ui/form/check/check';
import { FieldGroup } from 'shared/ui/form/field/field';
import { Picture } from 'shared/ui/media/picture/picture';
import { useOfferWords } from '../../components/offer-words.ts';
import { useWords } from '../../messages/words.ts';
import { isProposed, pickOf, type MaterialEntry, type MaterialKindGroup } from '../../model/material-choice.ts';
import { paths } from '../../paths.ts';
import css from './material.module.css';

/** Entries of one kind: a box each, in the best size that there is. */
export function MaterialGroup({ group: { kind, entries } }: { group: MaterialKindGroup }) {
  const t = useWords();
  return (
    <FieldGroup id={`material-${kind}`} label={t(`material.kinds.${kind}`)}>
      <ul className={css['entries']}>
        {entries.map((entry) => (
          <li key={entry.item.id} className={css['entry']}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}

function Entry({ entry }: { entry: MaterialEntry }) {
  const t = useWords();
  const { lang } = usePage();
  const { nameOf } = useOfferWords();
  const { item, offer, kind } = entry;
  return (
    <>
      {item.picture && <Picture picture={item.picture} sizes="(min-width: 40rem) 12rem, 45vw" alt="" />}
      <Check id={`take-${item.id}`} name="pick" value={pickOf(entry)} defaultChecked={isProposed(entry)}>
        {item.title}
      </Check>
      <p className="legal">
        {nameOf(offer)}
        {kind !== 'facts' && (
          <>
            {' '}
            <a className="text-link" href={paths.entry.href(lang, { id: item.id })}>
              {t('material.sizes')}
              <span className="visually-hidden">{item.title}</span>
            </a>
          </>
        )}
      </p>
    </>
  );
}
