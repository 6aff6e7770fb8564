/** What a page lacks for people who do not see it, as far as its markup says so (WCAG 2.2); what only a browser finds is left to tests. */
interface MarkupRule {
  readonly fault: string;
  readonly isKept: (html: string) => boolean;
}

const count = (html: string, tag: RegExp): number => [...html.matchAll(tag)].length;
/** Alternative texts may be empty: a picture that says nothing is none for a screen reader. */
const isDescribed = (image: string): boolean => /\salt(?:=|\s|>|\/)/.test(image);
const hasName = (button: string, content: string): boolean =>
  // The first button of a form, which the Enter key presses, is there for nobody else.
  /\saria-hidden="true"/.test(button) ||
  /\s(?:aria-label|aria-labelledby|title)="[^"]/.test(button) ||
  /\s(?:alt|aria-label)="[^"]/.test(content) ||
  content.replaceAll(/<[^>]*>/g, '').trim() !== '';

const RULES: readonly MarkupRule[] = [
  { fault: 'has no heading (WCAG 2.4.6)', isKept: (html) => /<h1[\s>]/.test(html) },
  { fault: 'has no title (WCAG 2.4.2)', isKept: (html) => /<title[^>]*>[^<]*\S[^<]*<\/title>/.test(html) },
  { fault: 'does not name its language (WCAG 3.1.1)', isKept: (html) => /<html[^>]*\slang="[a-z]/.test(html) },
  { fault: 'has no main part, or several (WCAG 1.3.1)', isKept: (html) => count(html, /<main[\s>]/g) === 1 },
  {
    fault: 'has a picture without an alternative (WCAG 1.1.1)',
    isKept: (html) => [...html.matchAll(/<img\s[^>]*>/g)].every(([image]) => isDescribed(image)),
  },
  {
    fault: 'has a button without a name (WCAG 4.1.2)',
    isKept: (html) =>
      [...html.matchAll(/(<button(?:\s[^>]*)?>)(.*?)<\/button>/gs)].every(([, button = '', content = '']) =>
        hasName(button, content),
      ),
  },
];

/** The first rule that the markup of a page does not keep; undefined when it keeps all. */
export const markupFault = (html: string): string | undefined => RULES.find(({ isKept }) => !isKept(html))?.fault;
