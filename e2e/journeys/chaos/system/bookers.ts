import { openDay } from '../../booking/group.ts';
import { readyGroup, referenceIn, type ReadyGroup } from '../visitors.ts';
import type { WholeSystem } from './whole-system.ts';

/** How often a group asks for a code, and how often it sends its form: the page offers it again as long as it fails. */
const [MOST_CODES, MOST_FORMS] = [5, 20];
const DAYS = 40;
/** Milliseconds between two groups: more would fill the days that can be booked. */
const BETWEEN = 3000;

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface BookReport {
  references: string[];
  failed: string[];
  /** Forms that had to be sent again, under the same key. */
  repeated: number;
}

/** Groups that book one after the other until they are stopped; each with a telephone, a company and an address of its own. */
export class Bookers {
  readonly #system: WholeSystem;
  readonly #report: BookReport = { references: [], failed: [], repeated: 0 };
  readonly #all: Promise<void>;
  #groups = 0;
  #isStopped = false;

  constructor(system: WholeSystem) {
    this.#system = system;
    this.#all = this.#bookOn();
  }

  async stop(): Promise<BookReport> {
    this.#isStopped = true;
    await this.#all;
    return this.#report;
  }

  async #bookOn(): Promise<void> {
    while (!this.#isStopped) {
      const group = await this.#ready();
      if (group) await this.#send(group);
      await rest(BETWEEN);
    }
  }

  async #ready(tries = MOST_CODES): Promise<ReadyGroup | null> {
    this.#groups += 1;
    const visit = {
      date: openDay(3 + (this.#groups % DAYS)),
      mobile: String(13_830_000_000 + this.#groups),
      from: `198.51.100.${this.#groups % 250}`,
    };
    try {
      return await readyGroup(this.#system, visit);
    } catch (error) {
      if (tries > 1) return this.#ready(tries - 1);
      this.#report.failed.push(`no code: ${String(error)}`);
      return null;
    }
  }

  async #send(group: ReadyGroup): Promise<void> {
    let last = '';
    for (let tries = 1; tries <= MOST_FORMS; tries += 1) {
      const answer = await group.book();
      const reference = referenceIn(answer);
      if (reference !== null) return void this.#report.references.push(reference);
      this.#report.repeated += 1;
      last = `${answer.status} ${answer.text.slice(0, 200)}`;
      await rest(300);
    }
    this.#report.failed.push(last);
  }
}
