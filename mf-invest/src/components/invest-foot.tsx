import type { ComponentType } from 'react';
import { useLinks } from 'shared/server';
import { links } from '../links.ts';
import css from './invest-foot.module.css';
import { useWords } from '../messages/words.ts';

/** What holds for every page for investors: what looks forward, and that nothing is advice (spec I24). */
function InvestFoot() {
  const t = useWords();
  const policy = useLinks().to(links.policy);
  return (
    <p className={`bound note ${css['foot']}`}>
      {t('foot.statement')} {policy !== undefined && <a href={`${policy}#disclaimer`}>{t('foot.more')}</a>}
    </p>
  );
}

/** A page of this section with the statement that every one of them ends with. */
export function withFoot<Props extends object>(Page: ComponentType<Props>) {
  return function PageWithFoot(props: Props) {
    return (
      <>
        <Page {...props} />
        <InvestFoot />
      </>
    );
  };
}
