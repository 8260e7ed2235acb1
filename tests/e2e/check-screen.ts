import type { Page } from '@playwright/test'
import { listViolations } from './clarification-steps.ts'
import { expect } from './shop-test.ts'

/** Each width and each theme once: colours don't depend on the width. The wide one last, as tests go on with it. */
const VIEWS = [
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const

/** Colours that are on their way from one theme to the other have another contrast. */
const waitForTransitions = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    return Promise.allSettled(running.map(({ finished }) => finished.then(() => true)))
  })

/** Nothing of a screen is inaccessible or wider than it, on a phone in dark and on a desk in light. */
export async function checkScreen(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  for (const { width, colorScheme } of VIEWS) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await waitForTransitions(page)
    const barriers = await listViolations(page)
    expect({ pathname, width, barriers }).toEqual({ pathname, width, barriers: [] })
  }
}
