import { oneOf, pageQuery, typedText, type QueryParam } from 'shared/contract/section/query';
import { PICK_MARK } from 'shared/contract/media/media-terms';

/** As many as one download may name, and as long as an address may be. */
const MOST = 200;
const PICK = /^[\w-]{1,64}(?:~(?:web|press|print|original))?$/;

/** Chosen entries as the address has them: each perhaps with its resolution. */
const picks: QueryParam<string> = {
  fallback: '',
  read: (text) => {
    const all = text.split(PICK_MARK);
    return all.length <= MOST && all.every((pick) => PICK.test(pick)) ? text : undefined;
  },
};

export const picksOf = (text: string): string[] => (text === '' ? [] : text.split(PICK_MARK));

/** Why a download was refused, by the code of the service. */
export const REFUSALS = ['40004', '40401', '40908', '41301', '42900', '50300'] as const;
export const SIZES = ['original', 'print', 'press', 'web'] as const;

/** A file of a film by its name, where not the whole entry is wanted. */
const file: QueryParam<string> = {
  fallback: '',
  read: (text) => (/^[a-z0-9-]{1,64}(?:\.[\w-]{1,12}){1,3}$/.test(text) ? text : undefined),
};

export const termsQuery = pageQuery({
  picks,
  file,
  resolution: oneOf(SIZES, 'original'),
  refused: oneOf(REFUSALS, null),
});
/** As long as a query of the library may be. */
const LONGEST_FROM = 600;

/** `from` are all results of the library, as `allOf` writes them. */
export const basketQuery = pageQuery({ picks, from: typedText(LONGEST_FROM) });
