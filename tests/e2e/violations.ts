import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Only violations are read. Finding an address for everything that is right took half of the time. */
const OPTIONS: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'], selectors: false }

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What fades in has other colours until it is there; what has no end is never there. States are asked for, because the
 * `finished` of a transition inside a closed `details` never comes.
 */
const waitForAnimations = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )

/** Accessibility violations of the page or a part of it. */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  await waitForAnimations(page)
  // There are no frames. In the default mode it would open an extra page for them every time.
  const axe = new AxeBuilder({ page }).include(part).options(OPTIONS).withTags(RULES).setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  )
}
