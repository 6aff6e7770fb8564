/*
 * What Lighthouse says of home and news: `pnpm --filter bench lighthouse [origin]`, of a running site. Both languages, as
 * a phone and as a desktop. Prints a table, writes it into the README, and fails when anything is below 100.
 */
import lighthouse, { desktopConfig, type Config, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { LANGS } from 'shared/contract/text/lang';
import { BASE } from 'shared/contract/site/site';
import { markdownTable, writeMeasured } from './measured.ts';
import { freePort } from './processes.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
const PAGES = ['', '/news'];
/** Lighthouse's usual form is a phone. */
const FORMS: Readonly<Record<string, Config | undefined>> = { phone: undefined, desktop: desktopConfig };

interface Visit {
  address: string;
  form: string;
  result: Result;
}

async function visit(url: string, form: string, port: number): Promise<Result> {
  // Times are not asked for, so the connection is left as it is.
  const flags = { port, onlyCategories: CATEGORIES, throttlingMethod: 'provided' as const, logLevel: 'error' as const };
  const run = await lighthouse(url, flags, FORMS[form]);
  if (!run) throw new Error(`Lighthouse has nothing to say of ${url}`);
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
  return run.lhr;
}

async function visitAll(origin: string): Promise<Visit[]> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const visits: Visit[] = [];
  try {
    for (const address of LANGS.flatMap((lang) => PAGES.map((page) => `${BASE}/${lang}${page}`))) {
      for (const form of Object.keys(FORMS)) {
        visits.push({ address, form, result: await visit(origin + address, form, port) });
      }
    }
  } finally {
    await browser.close();
  }
  return visits;
}

const scoreOf = ({ result }: Visit, category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);

/** Audits that cost a score, and where. */
function faultsOf({ address, form, result }: Visit): string[] {
  const counted = Object.values(result.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return counted.flatMap(({ id }) => {
    const audit = result.audits[id];
    if (!audit || audit.score === null || audit.score === 1) return [];
    const { details } = audit;
    const items = details && 'items' in details ? JSON.stringify(details.items).slice(0, 600) : '';
    return [`${address} on a ${form}: ${audit.title} ${items}`];
  });
}

const [origin = 'http://127.0.0.1:8080'] = process.argv.slice(2).filter((text) => text !== '--');
const visits = await visitAll(origin);
const rows = visits.map((each) => [each.address, each.form, ...CATEGORIES.map((name) => String(scoreOf(each, name)))]);
const table = markdownTable([['page', 'form', ...CATEGORIES], ...rows]);
const faults = visits.flatMap(faultsOf);
process.stdout.write([table, ...faults, ''].join('\n'));
writeMeasured('lighthouse', table);
process.exitCode = faults.length === 0 ? 0 : 1;
