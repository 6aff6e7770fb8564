import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Said to whoever typed the command, as it is. */
export class NewError extends Error {}

/** What a scaffold writes; paths are relative to the repository. Nothing is written before all of it is known. */
export interface Plan {
  readonly create: Readonly<Record<string, string>>;
  readonly edit: Readonly<Record<string, (text: string) => string>>;
  /** What is left to a person, one line each. */
  readonly next: readonly string[];
}

async function editedFiles(root: string, { edit }: Plan): Promise<[string, string][]> {
  return Promise.all(
    Object.entries(edit).map(async ([path, change]): Promise<[string, string]> => {
      if (!existsSync(join(root, path))) throw new NewError(`There is no ${path}.`);
      return [path, change(await readFile(join(root, path), 'utf8'))];
    }),
  );
}

/** Writes the plan in the project's format. Throws `NewError`, and has written nothing then. @returns paths */
export async function carryOut(root: string, plan: Plan): Promise<string[]> {
  const present = Object.keys(plan.create).find((path) => existsSync(join(root, path)));
  if (present !== undefined) throw new NewError(`${present} is there already.`);
  const files = [...Object.entries(plan.create), ...(await editedFiles(root, plan))];
  const style = await resolveConfig(join(import.meta.dirname, '../../package.json'));
  const formatted = await Promise.all(
    files.map(async ([path, text]) => [path, await format(text, { ...style, filepath: path })] as const),
  );
  for (const [path, text] of formatted) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return formatted.map(([path]) => path).toSorted();
}
