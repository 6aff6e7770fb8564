import type { ComponentType } from 'react';
import { useLinks } from 'shared/server';
import { links } from '../links.ts';
import { useWords } from '../messages/words.ts';

/** What holds for every page for investors: what looks forward, and that nothing is advice (spec I24). */
function InvestFoot() {
  const t = useWords();
  const policy = useLinks().to(links.policy);
  return (
    <div className="bound">
      {/* The page ends with the space of a section: after another one this begins without it. */}
      <div className="section" hidden />
      <p className="section note">
        {t('foot.statement')} {policy !== undefined && <a href={`${policy}#disclaimer`}>{t('foot.more')}</a>}
      </p>
    </div>
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
