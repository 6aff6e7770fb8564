import type { Asset } from 'shared/contract/section/section';

interface Policy {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
}
type Factory = { createPolicy(name: string, rules: Policy): Policy };

/** Path -> integrity of every file of the constellation that this document may run. */
const known = new Map<string, string>();

/**
 * The only place that turns a string into code or HTML. Fails closed: other addresses are refused; HTML goes nowhere but into
 * {@link parseHtml}, which cleans it, because nothing else in this file asks for it and the policy does not leave this file.
 */
const rules: Policy = {
  createScriptURL(url) {
    if (!known.has(url)) throw new TypeError(`unknown script: ${url}`);
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

/** What no page of ours holds: it runs, embeds, changes how addresses are read, or hides what it holds from this look. */
const FORBIDDEN = 'script:not([type="application/json"]),iframe,object,embed,base,meta[http-equiv],template';
/** Attributes with an address that is followed or loaded, also by an animation of one. */
const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'to', 'from', 'values']);

const runs = (address: string): boolean =>
  // oxlint-disable-next-line no-script-url -- what is looked for
  URL.canParse(address, location.href) && new URL(address, location.href).protocol === 'javascript:';

const isHostile = ({ name, value }: Attr): boolean =>
  name.startsWith('on') || name === 'srcdoc' || (ADDRESSES.has(name) && runs(value));

/**
 * HTML of a fragment: rendered by our own server, delivered by our own origin. It is parsed where nothing runs or loads, and
 * leaves without anything that could: no other HTML comes out of this policy (docs/decisions/0020).
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  const { content } = template;
  for (const element of content.querySelectorAll(FORBIDDEN)) element.remove();
  for (const element of content.querySelectorAll('*')) {
    for (const attribute of [...element.attributes].filter(isHostile)) element.removeAttributeNode(attribute);
  }
  return content;
}
