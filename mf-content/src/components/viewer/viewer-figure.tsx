import type { ReactNode } from 'react';
import type { Brand } from 'shared/contract/content/brand';
import { Island } from 'shared/server';
import vehicleViewer from './vehicle-viewer.island.tsx';
import { viewedVehicle } from './viewed-vehicle.ts';
import css from './viewer.module.css';

export interface ViewerFigureProps {
  id: string;
  name: string;
  /** All that there are; it can stand beside those of which there is a model. */
  brands: readonly Brand[];
  /** Shown until somebody opens the model, and where that cannot be. */
  children: ReactNode;
}

/** A picture of a vehicle and the way to turn it round; of those without a model the picture alone. */
export function ViewerFigure({ id, name, brands, children }: ViewerFigureProps) {
  const vehicle = viewedVehicle(id, name);
  if (!vehicle) return children;
  const others = brands
    .flatMap(({ vehicles }) => vehicles)
    .flatMap(({ id: other = '', tit }) => (other === id ? [] : (viewedVehicle(other, tit) ?? [])));
  return (
    <div className={css['figure']}>
      <div className={css['poster']}>{children}</div>
      <Island of={vehicleViewer} props={{ vehicle, others }} />
    </div>
  );
}
