import { spawn } from 'node:child_process';

/** Program and its arguments. */
export type Command = readonly [string, ...string[]];

/** Runs a command to its end and collects what it printed; never rejects. */
export function run(
  [program, ...args]: Command,
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}

/**
 * Runs a command to its end with its output shown; resolves with the exit code. A signal to this process is passed on, and
 * ends this process when the command has ended.
 */
export function show([program, ...args]: Command, cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
    const stop = (signal: NodeJS.Signals) => {
      child.once('exit', () => process.exit(130));
      child.kill(signal);
    };
    const end = (code: number) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(code);
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.on('error', () => end(127));
    child.on('exit', (code) => end(code ?? 1));
  });
}
