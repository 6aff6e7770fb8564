import type { CallData } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { findEntries } from '../../imported/entry.store.ts';

/** Words of reports, in the order of the pack. */
export async function glossary({ content }: Services, lang: Lang): Promise<CallData<'glossary/list'>> {
  const { rows } = await findEntries(content, 'glossary');
  return { list: rows.map(({ id, term, text }) => ({ id, term: term[lang], text: text[lang] })) };
}
