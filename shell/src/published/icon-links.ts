import type { Lang } from 'shared/contract/text/lang';
import { BASE } from 'shared/contract/site/site';

export const iconPath = (size: number): string => `${BASE}/icons/icon-${size}.png`;
export const manifestPath = (lang: Lang): string => `${BASE}/${lang}/site.webmanifest`;
