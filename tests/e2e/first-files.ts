import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../support/source-files.ts'
import { waitForHydration } from './shop-test.ts'

/** Gzipped, for the first screen of the pages up to a sale. */
export const MAX_SCRIPT_BYTES = 115 * 1024

/** The paths of the scripts or styles that the open page needed for its first screen, without what comes later. */
export async function listFirstFiles(page: Page, extension: 'js' | 'css'): Promise<string[]> {
  await waitForHydration(page)
  const addresses = await page.evaluate(() => {
    const loadedAt = performance.getEntriesByName('page-loaded')[0]?.startTime ?? 0
    const entries = performance.getEntriesByType('resource')
    return entries.filter(({ startTime }) => startTime < loadedAt).map(({ name }) => name)
  })
  return addresses.filter((name) => name.endsWith(`.${extension}`)).map((name) => new URL(name).pathname)
}

/** The bytes of files as they travel, gzipped. */
export const sumBytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(ROOT, `dist/client${file}.gz`)).size, 0)
