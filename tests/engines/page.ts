import { CONSENT_CHECK_DELAY_MS } from '#domain/markets/shop-constants.ts'
import { isQuiet } from '../support/is-quiet.ts'
import { buildQuery, describeTarget, findElement, type Seen, type Target } from './find-element.ts'
import type { Tab } from './tab.ts'
import { waitUntil } from './wait-until.ts'

/** What a visitor does in any browser. Everything waits until it is possible. */
export interface Page {
  readonly tab: Tab
  /** Opens a page and waits until it responds. */
  open(url: string): Promise<void>
  /** Loads the page again, once nothing is loading any more: what is dropped half-way is an error in the console. */
  reload(): Promise<void>
  /** A part of the page, or null if it is not visible now. */
  find(target: Target): Promise<Seen | null>
  see(target: Target): Promise<Seen>
  tap(target: Target): Promise<void>
  /** Replaces the text of a field. */
  fill(target: Target, text: string): Promise<void>
}

/** Once true, the application has hydrated the page. The touch starts it without waiting for idle time. */
function isReady(): true | null {
  dispatchEvent(new Event('touchstart'))
  return performance.getEntriesByName('page-ready').length > 0 || null
}

/** What the page looks like, for whoever reads why a test has failed. */
const describePage = () => {
  const headings = [...document.querySelectorAll('h1, h2, legend')].filter((part) => part.checkVisibility())
  return `${location.href}: ${headings.map((part) => part.textContent).join(' | ')}`
}

export function createPage(tab: Tab): Page {
  const find = (target: Target) => tab.run(findElement, buildQuery(target))

  async function waitFor<Answer>(what: string, ask: () => Promise<Answer | null>) {
    try {
      return await waitUntil(what, ask)
    } catch (error) {
      const place = await tab.run(describePage).catch(() => 'a page that does not answer')
      throw new Error(`Waited in vain for ${what} on ${place}`, { cause: error })
    }
  }

  const see = (target: Target) => waitFor(describeTarget(target), () => find(target))

  async function tap(target: Target): Promise<void> {
    let before: Seen | null = null
    const query = buildQuery(target, { isScrolledTo: true })
    // What is still moving would be missed.
    const { x, y } = await waitFor(`${describeTarget(target)} within reach`, async () => {
      const [last, now] = [before, await tab.run(findElement, query)]
      before = now
      return now?.isInReach && last?.x === now.x && last.y === now.y ? now : null
    })
    await tab.click({ x, y })
  }

  const waitForHydration = () => waitFor('the application', () => tab.run(isReady))

  return {
    tab,
    find,
    see,
    tap,
    async open(url) {
      await tab.goto(url)
      await waitForHydration()
    },
    async reload() {
      await waitFor('quiet', () => tab.run(isQuiet, CONSENT_CHECK_DELAY_MS))
      await tab.reload()
      await waitForHydration()
    },
    async fill(target, text) {
      await tap(target)
      await tab.run(() => (document.activeElement as HTMLInputElement).select())
      await tab.type(text)
    },
  }
}
