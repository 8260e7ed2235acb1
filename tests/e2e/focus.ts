import type { Page } from '@playwright/test'

/** Whether the fixed bar covers any part of the element that has the focus. */
export const isFocusCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement?.getBoundingClientRect()
    const bar = document.querySelector('[data-phone-bar]')
    if (!focused || !bar || bar.contains(document.activeElement)) return false
    const isFixed = getComputedStyle(bar).position === 'fixed'
    return isFixed && focused.bottom > bar.getBoundingClientRect().top
  })
