import { LineField } from '../line-field/line-field.tsx';
import { Timeline, TimelineEntry } from './timeline.tsx';

export const examples = {
  years: (
    <Timeline label="History">
      <TimelineEntry id="y2026" year="2026" title="The shape of wind" media={<LineField kind="vortex" seed="2026" />}>
        <p>
          The S1 concept appears; a joint aerodynamics laboratory with six universities; for the first time more than
          half of a month’s vehicles are electric.
        </p>
      </TimelineEntry>
      <TimelineEntry id="y2024" year="2024" title="The sixth brand" media={<LineField kind="wake" seed="2024" />}>
        <p>Yunji is founded; its first model leaves the smart factory in Nansha.</p>
      </TimelineEntry>
      <TimelineEntry id="y1997" year="1997" title="Four hundred people and one hall" />
    </Timeline>
  ),
};
