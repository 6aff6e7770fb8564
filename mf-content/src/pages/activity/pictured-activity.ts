import type { Activity } from 'shared/contract/booking/activity';
import type { Picture } from 'shared/contract/content/picture';

export interface PicturedActivity extends Activity {
  picture: Picture;
}

/** Whether an activity can be shown large: it is not over, has a picture and leads somewhere. */
export const isPictured = (activity: Activity): activity is PicturedActivity =>
  activity.picture !== undefined && activity.url !== '' && !activity.expired;
