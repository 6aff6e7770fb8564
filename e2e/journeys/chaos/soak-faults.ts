import { readPromoted } from '../../fixtures/data-folder.ts';
import { publishWithCode } from '../../fixtures/releases/faulty-release.ts';
import { Attacker } from './attacker.ts';
import { faults, faultyCode, MOMENTS, TITLES } from './section-faults.ts';
import { FAULTS, NOTHING, type Fault } from './service-faults.ts';
import type { Backing, TroubledSite } from './troubled-site.ts';
import { addressesOf, ATTACKS, type AttackedAddresses } from './visitor-attacks.ts';
import { ask } from './visitors.ts';

/** The section that is at fault, and the page that does it, in Chinese. */
const SECTION = 'mf-talent';
const PAGE = '/talent';
/** Visits of the page while a fault lasts: as many as end a release. */
const VISITS = 3;

/** Whoever has no connection yet gets none, whatever the site does. */
const UNFAIR = 'descriptors of the web process used up';

/** Ships a release with a fault; in the end its team takes it back, if it has not given way already. */
function shipped(title: string, release: string): Fault {
  return {
    title,
    allowed: NOTHING,
    async begin(site) {
      await site.delivery('promote', release);
      for (let visit = 0; visit < VISITS; visit += 1) await ask(`${site.origin}/cn/cn${PAGE}`);
    },
    async end(site) {
      const { version } = await readPromoted(site.dataDir, SECTION);
      if (release === `${SECTION}@${version}`) await site.delivery('rollback', SECTION);
    },
  };
}

/** Publishes a release for each fault, which happens while it serves. */
async function sectionFaults(site: TroubledSite): Promise<[string, Fault][]> {
  const good = await readPromoted(site.dataDir, SECTION);
  const all: [string, Fault][] = [];
  for (const [at, fault] of faults.entries()) {
    const code = faultyCode(fault, MOMENTS[at % 2] ?? 'load', PAGE);
    const release = await publishWithCode(site, good, { version: `9.0.${at}`, code });
    all.push([`a section: ${fault}`, shipped(TITLES[fault], release)]);
  }
  return all;
}

/** One visitor does it until the fault ends. */
function attack(name: string, addresses: AttackedAddresses, at: number): Fault {
  let attacker: Attacker | undefined;
  let running: Promise<unknown> | undefined;
  return {
    title: name,
    allowed: NOTHING,
    begin(site) {
      attacker = new Attacker(site.origin, `203.0.113.${at + 1}`);
      running = ATTACKS[name]?.begin(attacker, addresses);
    },
    async end() {
      attacker?.leaveAll();
      await running;
      attacker?.leaveAll();
    },
  };
}

/** Everything that may befall a site with this behind it: its own programs, a section, a visitor. */
export async function soakFaults(site: TroubledSite, backing: Backing): Promise<Map<string, Fault>> {
  const behind = Object.entries(FAULTS).filter(
    ([name, fault]) => name !== UNFAIR && (fault.backing ?? 'embedded') === backing,
  );
  const addresses = await addressesOf(site);
  const attacks = Object.keys(ATTACKS).map((name, at) => [`a visitor: ${name}`, attack(name, addresses, at)] as const);
  return new Map([...behind, ...(await sectionFaults(site)), ...attacks]);
}
