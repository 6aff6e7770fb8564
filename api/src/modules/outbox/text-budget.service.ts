import type { Db, ReportFault } from '../../db/client.ts';
import { dayOf, instantOf } from '../../model/shanghai-time.ts';
import { countTexts } from './outbox.store.ts';

const DAY_MS = 86_400_000;
/** Of the budget, at which the operator is told. */
const ALARM_SHARES = [1, 0.8] as const;

interface TextBudgetOptions {
  /** Text messages of a day in Shanghai; 0 is any number. */
  perDay: number;
  now: () => number;
}

/**
 * What text messages of a day may cost. Whoever asks for a code is refused when it is spent, whoever has booked is told
 * all the same. Counted in the database, so that all services share it; requests at the same moment may pass it by a few.
 */
export class TextBudget {
  readonly #options: TextBudgetOptions;
  /** Day and share that were reported, each once. */
  readonly #alarms = new Set<string>();
  #report: ReportFault = () => undefined;

  constructor(options: TextBudgetOptions) {
    this.#options = options;
  }

  /** Tells the operator from now on. */
  start(report: ReportFault): void {
    this.#report = report;
  }

  /** Text messages of today so far. */
  async used(db: Db): Promise<number> {
    return countTexts(db, new Date(this.#startOfDay()));
  }

  /** @returns 0 while there is some left, otherwise seconds until there is again */
  async wait(db: Db): Promise<number> {
    const { perDay, now } = this.#options;
    if (perDay === 0) return 0;
    const used = await this.used(db);
    this.#alarm(used / perDay);
    return used < perDay ? 0 : Math.ceil((this.#startOfDay() + DAY_MS - now()) / 1000);
  }

  #startOfDay(): number {
    return instantOf(`${dayOf(this.#options.now())} 00:00`).getTime();
  }

  #alarm(share: number): void {
    const reached = ALARM_SHARES.find((most) => share >= most);
    if (reached === undefined) return;
    const alarm = `${dayOf(this.#options.now())} ${reached}`;
    if (this.#alarms.has(alarm)) return;
    this.#alarms.add(alarm);
    const words = reached === 1 ? 'is spent: no more codes are sent' : `is used to ${reached * 100} %`;
    this.#report(new Error(`SMS_PER_DAY ${words}`), 'the budget of text messages');
  }
}
