import type { Config } from 'stylelint';

/** Colours, fonts and sizes live in tokens.css; everything else names them by job. */
const OUTSIDE_TOKENS: Config['rules'] = {
  'color-no-hex': true,
  'color-named': 'never',
  'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
  'declaration-property-unit-disallowed-list': { 'font-size': ['px', 'pt'], font: ['px', 'pt'] },
  'declaration-property-value-allowed-list': { 'font-family': ['/^var\\(--/', 'inherit'] },
};

/** Two values are symmetrical; four, which are not, are refused below. */
const SAFE_SHORTHANDS = [
  'margin',
  'padding',
  'inset',
  '/^scroll-(margin|padding)$/',
  '/^border-(width|color|style|radius)$/',
];
/** Both languages are written in horizontal lines. */
const SAME_IN_EVERY_LANGUAGE = [
  '/^((min|max)-)?(width|height)$/',
  '/^overflow/',
  '/^overscroll/',
  '/^contain-intrinsic/',
];

/** What such a rule matches could be any element: each change that any `:has()` of a page looks at would style all of it anew (0101). */
const ANYTHING_BEHIND_HAS = [
  '/:has\\(.*\\).*[ >+~](?:[^ .>+~()]|\\([^()]*\\))*$/',
  '/:has\\(.*\\).*[ >+~]:is\\((?:[^)]*, )?:/',
];

export default {
  extends: ['stylelint-config-recommended'],
  languageOptions: { directionality: { block: 'top-to-bottom', inline: 'left-to-right' } },
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  ignoreFiles: ['**/dist/**', '**/.data/**', '**/.cache/**', '**/test-results/**'],
  rules: {
    ...OUTSIDE_TOKENS,
    'declaration-no-important': true,
    'property-layout-mappings': [
      'flow-relative',
      { ignoreProperties: [...SAFE_SHORTHANDS, ...SAME_IN_EVERY_LANGUAGE] },
    ],
    'declaration-property-value-disallowed-list': {
      '/^(margin|padding|inset|border-(width|color|style|radius))$/': ['/^\\S+ \\S+ \\S+ \\S+$/'],
      'text-align': ['left', 'right'],
      float: ['left', 'right'],
      clear: ['left', 'right'],
    },
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-max-id': 0,
    'selector-disallowed-list': [
      ANYTHING_BEHIND_HAS,
      { message: 'What stands behind `:has()` ends in a class of its own (docs/decisions/0101).' },
    ],
    'max-nesting-depth': 3,
    // Order in a file follows the order of the page; layers settle what wins.
    'no-descending-specificity': null,
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$|^[a-z][a-z0-9-]*$',
  },
  overrides: [
    {
      files: ['**/tokens.css'],
      rules: Object.fromEntries(Object.keys(OUTSIDE_TOKENS).map((rule) => [rule, null])),
    },
    // Typefaces are declared here and named in tokens.css.
    { files: ['**/latin.css', '**/han-display.css'], rules: { 'declaration-property-value-allowed-list': null } },
  ],
} satisfies Config;
