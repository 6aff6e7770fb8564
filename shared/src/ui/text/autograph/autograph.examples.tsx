import { Autograph } from './autograph.tsx';

export const examples = {
  several: (
    <>
      {['lin-xu', 'chen-yi', 'shen-zhibai'].map((name) => (
        <Autograph key={name} of={name} />
      ))}
    </>
  ),
  large: <Autograph of="lin-xu" large />,
};
