import type { VehicleDetail } from 'shared/contract/vehicle/vehicle';
import { useWords } from '../../../messages/words.ts';
import { useUnits } from './use-figures.ts';
import css from './scale.module.css';

/** Millimetres around the vehicles, and below the ground for its scale. */
const MARGIN = 60;
const GROUND = 170;
const STEP = 100;
const METRE = 1000;

type Drawn = Pick<VehicleDetail, 'outline' | 'dimensions'>;

/** Steps from the noses backwards. */
function stepsOf(width: number): string {
  const count = Math.floor(width / STEP) + 1;
  return Array.from({ length: count }, (_, at) => {
    const isMetre = (at * STEP) % METRE === 0;
    return `M${width - at * STEP} ${MARGIN / 2}v${isMetre ? GROUND - MARGIN : 40}`;
  }).join('');
}

function Outline({ drawn: { outline, dimensions }, width, over }: { drawn: Drawn; width: number; over: boolean }) {
  return (
    <g className={over ? css['over'] : css['whole']} transform={`translate(${width - dimensions.length} 0)`}>
      <path className={css['body']} d={outline.body} fillRule="evenodd" />
      {outline.glass !== '' && <path className={css['glass']} d={outline.glass} />}
      {outline.wheels.map(({ x, radius }) => (
        <circle key={x} className={css['wheel']} cx={x} cy={-radius} r={radius} />
      ))}
    </g>
  );
}

/** One vehicle filled, another as lines over it, in millimetres; noses stand at one line. */
export function ScaleDrawing({ vehicle, other }: { vehicle: VehicleDetail; other: VehicleDetail | null }) {
  const both = [vehicle, ...(other ? [other] : [])];
  const width = Math.max(...both.map(({ dimensions }) => dimensions.length));
  const height = Math.max(...both.map(({ dimensions }) => dimensions.height));
  const box = [-MARGIN, -height - MARGIN, width + 2 * MARGIN, height + MARGIN + GROUND];
  return (
    <figure className={css['figure']} data-ground="stage">
      <svg className={css['drawing']} viewBox={box.join(' ')} role="img" aria-label={useDescription(vehicle, other)}>
        <path className={css['scale']} d={`M0 ${MARGIN / 2}h${width}${stepsOf(width)}`} />
        <Outline drawn={vehicle} width={width} over={false} />
        {other && <Outline drawn={other} width={width} over />}
      </svg>
      {other && (
        <figcaption className={css['names']}>
          <span className={css['name']} data-over="false">
            {vehicle.name}
          </span>
          <span className={css['name']} data-over="true">
            {other.name}
          </span>
        </figcaption>
      )}
    </figure>
  );
}

function useDescription({ name, dimensions }: VehicleDetail, other: VehicleDetail | null): string {
  const t = useWords();
  const { written } = useUnits();
  const length = written(dimensions.length, 'mm');
  if (!other) return t('vehicle.drawnOf', { name, length, height: written(dimensions.height, 'mm') });
  const otherLength = written(other.dimensions.length, 'mm');
  return t('vehicle.drawnBoth', { name, other: other.name, length, otherLength });
}
