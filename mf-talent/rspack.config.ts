import { sectionPreset } from 'shared/build/section-preset';
import { routes } from './src/routes.ts';

export default sectionPreset({ name: 'mf-talent', owner: 'talent', folder: import.meta.dirname, routes });
