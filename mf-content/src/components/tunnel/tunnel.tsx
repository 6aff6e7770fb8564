import type { ReactNode } from 'react';
import type { PageModuleItem } from 'shared/contract/content/page-module';
import type { Picture } from 'shared/contract/content/picture';
import { LineField } from 'shared/ui/media/line-field/line-field';
import { airScene } from './air-scenes.ts';
import { TunnelScenery } from './tunnel-scenery.tsx';
import css from './tunnel.module.css';

export interface TunnelProps {
  /** Behind everything; without one the page still begins with its own air. */
  picture: Picture | undefined;
  label: string;
  /** What is told while somebody scrolls and the car grows; each has its fact as the label. */
  scenes: readonly PageModuleItem[];
  /** What stands over the picture at first. */
  children: ReactNode;
}

/**
 * A picture that stays while the words over it go by. Where the air over the car was computed, a script lets it move and grows the
 * car out of it (docs/decisions/0110); without it picture, lines and words stand here all the same.
 */
export function Tunnel({ picture, label, scenes, children }: TunnelProps) {
  const hasAir = picture !== undefined && airScene(picture.name) !== null;
  const shown = hasAir ? scenes : [];
  return (
    <section
      className={css['tunnel']}
      aria-label={label}
      data-ground="night"
      {...(hasAir && { 'data-controller': 'wind', 'data-at-rest': '' })}
    >
      <div className={css['backdrop']}>
        <div className={css['stage']}>{picture ? <TunnelScenery picture={picture} /> : <StillAir />}</div>
      </div>
      <div className={css['opening']}>{children}</div>
      {shown.length > 0 && (
        <div className={css['scenes']}>
          {shown.map((scene) => (
            <SceneWords key={scene.id} scene={scene} />
          ))}
        </div>
      )}
    </section>
  );
}

function StillAir() {
  return <LineField kind="laminar" seed="home" width={1920} height={1080} className={css['lines']} />;
}

function SceneWords({ scene: { label, title, summary } }: { scene: PageModuleItem }) {
  return (
    <div className={css['scene']} data-scene="">
      <div className={css['words']}>
        <h2 className="heading">{title}</h2>
        <p className={`statement ${css['fact']}`}>{label}</p>
        <p>{summary}</p>
      </div>
    </div>
  );
}
