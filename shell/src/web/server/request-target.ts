const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/** The path and query of a request target that came with scheme and host, which every server has to take (RFC 9112 §3.2.2). */
export function originForm(target: string): string {
  if (!ABSOLUTE.test(target)) return target;
  const rest = target.replace(ABSOLUTE, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
