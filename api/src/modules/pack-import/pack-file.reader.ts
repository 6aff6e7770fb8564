import fs from 'node:fs';
import type { z } from 'zod';
import type { PackFault } from './pack-fault.model.ts';

/** What a JSON file holds; undefined, with a fault in the list, when it is missing or not JSON. */
export function readJson(file: string, name: string, faults: PackFault[]): { value: unknown } | undefined {
  if (!fs.existsSync(file)) {
    faults.push({ file: name, path: '', rule: 'is missing' });
    return undefined;
  }
  try {
    return { value: JSON.parse(fs.readFileSync(file, 'utf8')) };
  } catch (error) {
    faults.push({ file: name, path: '', rule: error instanceof Error ? error.message : 'is not JSON' });
    return undefined;
  }
}

/** The value as the schema understands it; its faults are added to the list. */
export function check<T extends z.ZodType>(
  schema: T,
  value: unknown,
  { file, faults }: { file: string; faults: PackFault[] },
): z.output<T> | undefined {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  faults.push(...result.error.issues.map((issue) => ({ file, path: issue.path.join('.'), rule: issue.message })));
  return undefined;
}
