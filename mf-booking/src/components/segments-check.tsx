import { Check } from 'shared/ui/form/check/check';
import type { VisitSegment } from 'shared/contract/booking/visit-parts';
import { partText } from '../messages/segments-text.ts';
import { useWords } from '../messages/words.ts';
import { partsText } from '../model/group-parts.ts';

export interface SegmentsCheckProps {
  /** How the group would be shared out; null where it need not be. */
  offer: readonly VisitSegment[] | null;
  /** What was agreed to, as its value; empty is nothing. */
  agreed: string;
  onChange: (parts: string) => void;
}

/** What a group above the places of its slot may agree to: to come in parts (spec RULE-parts). */
export function SegmentsCheck({ offer, agreed, onChange }: SegmentsCheckProps) {
  const t = useWords();
  if (!offer) return null;
  const value = partsText(offer);
  return (
    <Check
      id="parts"
      name="parts"
      value={value}
      checked={agreed === value}
      hint={t('form.partsHint')}
      onChange={(event) => onChange(event.target.checked ? value : '')}
    >
      {t('form.parts', { count: offer.length, parts: partText(t, offer) })}
    </Check>
  );
}
