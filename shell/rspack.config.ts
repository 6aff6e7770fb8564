import { shellPreset } from 'shared/build/shell-preset';

export default shellPreset({ folder: import.meta.dirname, owner: 'platform' });
