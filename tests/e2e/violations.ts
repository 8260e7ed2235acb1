import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What keeps somebody from using the page, or a part of it. */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  // There are no frames, for which it would otherwise open a page of its own each time.
  const axe = new AxeBuilder({ page }).include(part).withTags(RULES).setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  )
}
