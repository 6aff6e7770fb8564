import type { PlaywrightTestConfig } from 'playwright/test';
import shared from '../playwright.config.ts';

/** Firefox and WebKit of the machine; not part of `npm test`, which must not need them. */
const config: PlaywrightTestConfig = {
  ...shared,
  outputDir: '../test-results/other-browsers',
  globalSetup: '../fixtures/global-setup.ts',
  workers: 1,
  reporter: [['list']],
  projects: [{ name: 'other browsers' }],
};

export default config;
