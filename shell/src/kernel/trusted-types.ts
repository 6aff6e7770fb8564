import type { Asset } from 'shared/contract/section/section';

interface Policy {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
}
type Factory = { createPolicy(name: string, rules: Policy): Policy };

/** Path -> integrity of every file of the constellation that this document may run. */
const known = new Map<string, string>();

/** The only place that turns a string into code or HTML. Fails closed: other addresses are refused. */
const rules: Policy = {
  createScriptURL(url) {
    if (!known.has(url)) throw new TypeError(`not a script of this constellation: ${url}`);
    return url;
  },
  createHTML: (html) => html,
};
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const policy = factory ? factory.createPolicy('kernel', rules) : rules;

export function learn(assets: readonly Asset[]): void {
  for (const [href, integrity] of assets) known.set(href, integrity);
}

/** The federation runtime hands over absolute addresses. */
const pathOf = (url: string) => new URL(url, location.href).pathname;

export function createScript(url: string): HTMLScriptElement {
  const path = pathOf(url);
  const script = document.createElement('script');
  script.src = policy.createScriptURL(path);
  script.integrity = known.get(path) ?? '';
  script.crossOrigin = 'anonymous';
  script.async = true;
  return script;
}

/** HTML of a fragment: rendered by our own server, delivered by our own origin. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content;
}
