import { usePage } from 'shared';
import { PICK_MARK, TAKE_PATH } from 'shared/contract/media/media-terms';
import { LANG_CODE } from 'shared/contract/text/lang';
import { useLinks, useTrail, type PageProps } from 'shared/server';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { Button, ButtonLink } from 'shared/ui/form/button/button';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { PressContact } from '../../components/press-contact.tsx';
import { useWords } from '../../messages/words.ts';
import { groupsOf, isProposed, picksOf } from '../../model/material-choice.ts';
import { paths } from '../../paths.ts';
import type { MaterialData } from './material.load.ts';
import css from './material.module.css';
import { MaterialGroup } from './material-group.tsx';

/** Everything that belongs to a release, with what most people take ticked: one plain form, one ZIP file. */
export function MaterialPage({ data: { id, material, press } }: PageProps<MaterialData>) {
  const t = useWords();
  const { title, publishTime, categoryCode } = material;
  const article = useLinks().article({ baseId: id, categoryCode });
  return (
    <div className={`bound ${css['material']}`}>
      <PageHead
        title={t('material.title', { title })}
        lead={t('material.lead')}
        breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}
      >
        <p className="legal">
          <time dateTime={publishTime.slice(0, 10)}>{publishTime.slice(0, 16)}</time>
        </p>
        {article !== undefined && <ArrowLink href={article}>{t('material.read')}</ArrowLink>}
      </PageHead>
      <MaterialForm material={material} />
      <PressContact press={press} />
    </div>
  );
}

function MaterialForm({ material }: Pick<MaterialData, 'material'>) {
  const t = useWords();
  const { lang } = usePage();
  const groups = groupsOf(material);
  if (groups.length === 0) return <Nothing />;
  const proposed = groups.flatMap(({ entries }) => entries).filter(isProposed);
  return (
    <form className={css['form']} action={TAKE_PATH}>
      <input type="hidden" name="language" value={LANG_CODE[lang]} />
      {groups.map((group) => (
        <MaterialGroup key={group.kind} group={group} />
      ))}
      <p className="note">{t('material.terms')}</p>
      <div className={css['ways']}>
        <Button>{t('material.get')}</Button>
        <ButtonLink weight="ghost" href={paths.basket.href(lang, { picks: picksOf(proposed).join(PICK_MARK) })}>
          {t('material.basket')}
        </ButtonLink>
      </div>
    </form>
  );
}

function Nothing() {
  const t = useWords();
  const { lang } = usePage();
  return (
    <EmptyState title={t('material.noneTitle')} advice={t('material.noneAdvice')}>
      <ButtonLink href={paths.library.href(lang)}>{t('newsroom.library')}</ButtonLink>
    </EmptyState>
  );
}
