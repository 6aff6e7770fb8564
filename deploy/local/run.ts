import { execa } from 'execa';

/** Program and its arguments. */
export type Command = readonly [string, ...string[]];

/** Runs a command to its end and collects what it printed; never rejects. */
export async function run(
  [program, ...args]: Command,
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ code: number; output: string }> {
  const ended = await execa(program, args, { cwd, env, extendEnv: false, stdin: 'ignore', all: true, reject: false });
  return { code: ended.exitCode ?? 127, output: ended.all ?? ended.shortMessage };
}
