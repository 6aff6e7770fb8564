import { PROVINCE_CODES } from 'shared/contract/invest/provinces';
import { DEALER_KEYWORD, DEALER_KINDS, DEALER_SERVICES } from 'shared/contract/dealer/dealer';
import {
  id,
  narrowing,
  oneOf,
  pageNumber,
  pageQuery,
  typedText,
  type QueryChoice,
} from 'shared/contract/section/query';
import { paths } from '../../paths.ts';

export const DEALERS_PER_PAGE = 12;

const params = {
  key: narrowing(typedText(DEALER_KEYWORD)),
  kind: narrowing(oneOf(DEALER_KINDS, 'dealer')),
  province: oneOf(PROVINCE_CODES, ''),
  city: narrowing(id),
  brand: narrowing(id),
  service: narrowing(oneOf(DEALER_SERVICES, '')),
  page: pageNumber,
};

/** A province is a page of its own; what else is chosen is a view of it. */
export const dealerQuery = pageQuery(params);
export type DealerQuery = QueryChoice<typeof params>;

/** What a visitor looks for: cars and workshops, a charger at one of them, or help on the road. */
export const SUBJECTS = ['dealer', 'charging', 'rescue'] as const;
export type DealerSubject = (typeof SUBJECTS)[number];

/** What is chosen for a subject; the province and what else was chosen stay. */
export const CHOSEN: Readonly<Record<DealerSubject, Pick<DealerQuery, 'kind' | 'service'>>> = {
  dealer: { kind: 'dealer', service: '' },
  charging: { kind: 'dealer', service: 'charging' },
  rescue: { kind: 'rescue', service: '' },
};

export function subjectOfQuery({ kind, service }: Pick<DealerQuery, 'kind' | 'service'>): DealerSubject {
  if (kind === 'rescue') return 'rescue';
  return service === 'charging' ? 'charging' : 'dealer';
}

/** Below the language segment, without defaults. */
export function dealersAddress(query: DealerQuery): string {
  return paths.dealers.address(dealerQuery.texts(query));
}
