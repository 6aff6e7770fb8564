import type { Lang } from 'shared/contract/lang';
import { BASE } from 'shared/contract/site';

export const iconPath = (size: number): string => `${BASE}/icons/icon-${size}.png`;
export const manifestPath = (lang: Lang): string => `${BASE}/${lang}/site.webmanifest`;
