import { BrandStrip, LineField } from './line-field.tsx';

export const examples = {
  cover: <LineField kind="vortex" seed="aero-lab" />,
  brand: <BrandStrip signature="yunji" />,
};
