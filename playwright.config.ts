import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './tools/chromium-flags.mjs'
import { ensureChromium } from './tools/setup.mjs'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/start-shop.ts',
  fullyParallel: true,
  // One more than there are cores: much of the time goes by while mails, timers and animations are waited for.
  workers: 3,
  timeout: 120_000,
  // Only how long a failing test waits: mails pass through a worker, which has to share the cores, too.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Three workers, a shop and its database share the cores with whatever else the machine does. A second try tells a machine
  // that stalled from a fault; `npm test` names every test that needed one, and each of them is a bug to be found.
  retries: 1,
  reporter: 'line',
  // Whoever makes payouts orders all that is due: these specs come after those that count on devices waiting for it, one
  // after the other.
  projects: [
    {
      name: 'shop',
      testIgnore: [
        '**/after-the-parcel.spec.ts',
        '**/desk-payouts.spec.ts',
        '**/rule-versions.spec.ts',
        '**/desk-rules.spec.ts',
      ],
    },
    { name: 'after the parcel', testMatch: '**/after-the-parcel.spec.ts', dependencies: ['shop'] },
    { name: 'payouts', testMatch: '**/desk-payouts.spec.ts', dependencies: ['after the parcel'] },
    // These publish new price rules, which cannot be taken back: no other spec may follow.
    { name: 'rule versions', testMatch: '**/rule-versions.spec.ts', dependencies: ['payouts'] },
    { name: 'rules at the desk', testMatch: '**/desk-rules.spec.ts', dependencies: ['rule versions'] },
  ],
  use: {
    viewport: { width: 390, height: 844 },
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_FLAGS },
    trace: 'off',
  },
})
