import { usePage } from 'shared';
import { contentLink } from '../../contract/site/site-link.ts';
import { Button } from '../../ui/form/button/button.tsx';
import { Check } from '../../ui/form/check/check.tsx';
import { BlockFrame } from './block-frame.tsx';
import type { BlockOf } from '../block-sources.ts';
import css from '../composed.module.css';
import { Lines } from './story-blocks.tsx';

/** What must be read and agreed to before the next step: a form that needs its box ticked, nothing is sent. */
export function NoticeBlock({ block }: { block: BlockOf<'notice'> }) {
  const { lang } = usePage();
  return (
    <BlockFrame top={block} narrow>
      <form className={css['callout']} action={contentLink(lang, block.next.url).href}>
        <Lines text={block.text} />
        <Check id={`${block.id ?? 'notice'}-agree`} required>
          {block.agree}
        </Check>
        <p className={css['actions']}>
          <Button>{block.next.label}</Button>
        </p>
      </form>
    </BlockFrame>
  );
}
