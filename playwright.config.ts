import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './tools/chromium-flags.mjs'
import { ensureChromium } from './tools/setup.mjs'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/start-shop.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  forbidOnly: true,
  reporter: 'line',
  use: {
    viewport: { width: 390, height: 844 },
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_FLAGS },
    trace: 'off',
  },
})
