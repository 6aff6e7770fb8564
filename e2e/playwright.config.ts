import { existsSync } from 'node:fs';
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test';

/** Background traffic of the browser itself would count as third-party requests. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Without windows it needs half of the processor; see deploy/local/browser.ts. */
const PLACES = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'];
/** Undefined for the one that Playwright has downloaded. */
const executablePath = process.env['CHROME_PATH'] ?? PLACES.find((place) => existsSync(place));

const config: PlaywrightTestConfig = defineConfig({
  testDir: '.',
  outputDir: 'test-results/artifacts',
  globalSetup: './fixtures/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  // A test that passes at its second try has a fault, or has found one.
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 5000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath && { executablePath }), args: ARGUMENTS },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 8000,
    trace: 'off',
  },
  projects: [
    // Other browsers are visited by a command of their own: most machines have none.
    { name: 'desktop', testIgnore: ['**/*.phone.spec.ts', '**/*.plain.spec.ts', 'other-browsers/**'] },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'no-javascript', testMatch: '**/*.plain.spec.ts', use: { javaScriptEnabled: false } },
  ],
});

export default config;
