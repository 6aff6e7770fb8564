import { CHENYUE_FACE } from '../faces/chenyue.face.ts';
import type { Face } from '../faces/face.ts';
import { HEYUAN_FACE } from '../faces/heyuan.face.ts';
import { RUICHUAN_FACE } from '../faces/ruichuan.face.ts';
import { YAOXING_FACE } from '../faces/yaoxing.face.ts';
import { YUNJI_FACE } from '../faces/yunji.face.ts';
import type { BodyPlan } from '../body/body-plan.ts';

export type CarBrand = 'chenyue' | 'yaoxing' | 'yunji' | 'ruichuan' | 'heyuan';

const FACES: Readonly<Record<CarBrand, Face>> = {
  chenyue: CHENYUE_FACE,
  yaoxing: YAOXING_FACE,
  yunji: YUNJI_FACE,
  ruichuan: RUICHUAN_FACE,
  heyuan: HEYUAN_FACE,
};

/** The plan with its brand's lamps and intakes. */
export function withFace(plan: BodyPlan, brand: CarBrand): BodyPlan {
  const face = FACES[brand];
  return { ...plan, graphics: [...face.front(plan.front), ...face.rear(plan.rear), ...plan.graphics] };
}
