import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addImports, insertAfter, insertBefore } from './edits.ts';
import { camel, kebab, pascal } from './names.ts';
import { NewError, type Plan } from './plan.ts';

const SUBJECT = /^[a-z][a-zA-Z]*$/;
const CALLS_DOCUMENT = 'docs/specification/calls.md';

const row = (call: string): string => `
  '${call}': {
    method: 'POST',
    request: noFields,
    response: z.object({ list: z.array(z.object({ name: z.string() })) }),
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary: 'What it is for, with units and limits.',
    reference: 'spec CALL-${call.replaceAll('/', '-')}',
  },
`;

const serviceFile = (handler: string): string => `
/** Nothing is found yet. */
export async function ${handler}(): Promise<{ list: { name: string }[] }> {
  return { list: [] };
}
`;

function withRow(text: string, call: string): string {
  const withSchema = /^import \{ z \} from 'zod';$/m.test(text) ? text : `import { z } from 'zod';\n${text}`;
  const withRequest = withSchema.replace(/import \{ defineCalls \} from/, 'import { defineCalls, noFields } from');
  if (!withRequest.includes('noFields')) throw new NewError('noFields is not imported beside defineCalls.');
  return insertBefore(withRequest, '});', row(call));
}

/** The only file among `pattern` that has a line of the subject. Throws `NewError`. */
function fileOf(root: string, pattern: string, subject: string): string {
  const mark = `  '${subject}/`;
  const found = globSync(pattern, { cwd: root }).find((file) => readFileSync(join(root, file), 'utf8').includes(mark));
  if (found !== undefined) return found;
  throw new NewError(`No call of ${subject} is in ${pattern}. A new subject: see docs/adding-a-call.md.`);
}

const idOf = (call: string): string => `CALL-${call.replaceAll('/', '-')}`;

/** Below the last call of its subject. Throws `NewError`. */
function withRule(text: string, subject: string, call: string): string {
  const last = text
    .split('\n')
    .filter((line) => line.startsWith(`- **${idOf(subject)}-`))
    .at(-1);
  if (last === undefined) throw new NewError(`${CALLS_DOCUMENT} has no call of ${subject}.`);
  return insertAfter(text, last, `\n- **${idOf(call)}** Answers \`list\`.`);
}

/** `job/cities`: a call of a subject that is there. Throws `NewError`. */
export function planCall(root: string, wanted: string): Plan {
  const [subject = '', second] = wanted.split('/');
  if (!SUBJECT.test(subject))
    throw new NewError(`A call is called <subject>/<name>, such as job/cities; not "${wanted}".`);
  const name = kebab(second, 'call');
  const call = `${subject}/${camel(name)}`;
  const contract = fileOf(root, 'shared/src/contract/*/*.calls.ts', subject);
  if (readFileSync(join(root, contract), 'utf8').includes(`'${call}'`)) throw new NewError(`${call} is there already.`);
  const routes = fileOf(root, 'api/src/modules/**/*.routes.ts', subject);
  const handler = `${subject}${pascal(name)}`;
  const service = `${dirname(routes)}/${name}.service.ts`;
  return {
    create: { [service]: serviceFile(handler) },
    edit: {
      [contract]: (text) => withRow(text, call),
      [routes]: (text) =>
        insertBefore(
          addImports(text, `import { ${handler} } from './${name}.service.ts';`),
          '\n});',
          `\n'${call}': () => ${handler}(),`,
        ),
      [CALLS_DOCUMENT]: (text) => withRule(text, subject, call),
    },
    next: [
      `Say what it takes and gives in ${contract}, and find it in ${service}.`,
      `What it is for: ${idOf(call)} in ${CALLS_DOCUMENT}, and the row's summary.`,
      'nginx: pnpm --filter api nginx. A body with fields: api/testing/valid-bodies.ts.',
    ],
  };
}
