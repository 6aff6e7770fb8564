import { API_PREFIX } from 'shared/contract/site/site';
import type { PrivateData } from '../private-data/private-data.service.ts';

/** Where providers say what became of messages; whoever knows it may say so. */
export const receiptUrl = (data: PrivateData, siteOrigin: string): string =>
  `${siteOrigin}${API_PREFIX}/receipt/${data.hash('receipt', 'key')}`;
