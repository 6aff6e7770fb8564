/** Elements of text, with attributes that say how it looks or what it means, and not where anything is to be fetched from. */
const HARMLESS = String.raw`\/?(?:b|br|div|em|h[1-6]|i|li|ol|p|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|tspan|ul)`;
const ATTRIBUTE = String.raw`\s+(?:aria-[\w-]+|class|data-style|d[xy]|id|role|x|y)=(?:"[^"<>]*"|'[^'<>]*')`;
/** The beginning of anything else, and of what only looks like an element. */
const OTHER = new RegExp(String.raw`<(?!${HARMLESS}(?:${ATTRIBUTE})*\s*\/?>)`, 'gi');

/**
 * What the Trusted Types policy of the chart library makes of text (docs/decisions/0020): markup of its own tooltips and
 * descriptions stays, everything else is text to be read.
 */
export function clean(markup: string): string {
  // oxlint-disable-next-line site/no-markup-surgery -- a policy is given a string, and gives one back
  return markup.replace(OTHER, '&lt;');
}
