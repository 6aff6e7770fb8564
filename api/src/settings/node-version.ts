const OLDEST_MAJOR = 24;

/** Ends the process with a clear message on a Node that cannot run the service. */
export function requireNode(): void {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_MAJOR) return;
  process.stderr.write(`The service needs Node ${OLDEST_MAJOR} or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}
