import type { ComposedData } from 'shared/composed/data';
import { ComposedPage as Composed } from 'shared/composed/page';
import type { PageProps } from 'shared/server';

/** Pages whose words and blocks are content only; their folder in the pack is their address. */
export function ComposedPage(props: PageProps<ComposedData>) {
  return <Composed {...props} />;
}
