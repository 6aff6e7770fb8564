import { sectionPreset } from 'shared/build/section-preset';
import { routes } from './src/routes.ts';

export default sectionPreset({ name: 'mf-media', owner: 'media-relations', folder: import.meta.dirname, routes });
