import { createRoot, type Root } from 'react-dom/client'
import type { ShopShell } from '#contracts/page-payload.ts'
import { type CompiledMessages, createTranslate, type Translate } from '#messages/format-message.ts'
import { audienceOf, selectTextSet } from '#messages/text-set.ts'
import { hasKeptEntries } from '#web/platform/browser/kept-keys.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { loadLateMessages } from '#web/platform/i18n/load-messages.ts'
import { loadOptionally } from '#web/platform/navigation/preload.ts'
import { CONSENT_KEY, readConsent, readDecision, whenGranted } from '#web/platform/tracking/consent.ts'
import { ConsentBar } from './consent-bar.tsx'
import { decideConsent, followDecision } from './decide-consent.ts'

/** The visible bar, and where the focus goes when it closes. */
interface ShownBar {
  readonly root: Root
  readonly element: HTMLElement
  readonly pageObserver: MutationObserver
  readonly isOpened: boolean
  readonly opener: HTMLElement | null
}

let shown: ShownBar | null = null

/** On the page of a device the seller's first answer comes before our question. The address may answer for the storage. */
function isTooEarly(): boolean {
  const form = document.forms.namedItem('offer')
  return form !== null && !form.querySelector(':checked:not([name=storage])')
}

function updateVisibility(): void {
  if (shown) shown.element.hidden = !shown.isOpened && isTooEarly()
}

/** The bar knows neither router nor screens: an answer, as well as another page, changes what the application shows. */
function watchPage(): MutationObserver {
  const observer = new MutationObserver(updateVisibility)
  const app = document.getElementById('app')
  if (app) observer.observe(app, { childList: true, characterData: true, subtree: true })
  return observer
}

function closeBar(): void {
  if (!shown) return
  const { root, element, opener, pageObserver } = shown
  const hadFocus = element.contains(document.activeElement)
  shown = null
  pageObserver.disconnect()
  root.unmount()
  element.remove()
  if (hadFocus) (opener ?? document.getElementById('content'))?.focus({ preventScroll: true })
}

function decide(isGranted: boolean): void {
  decideConsent(isGranted)
  closeBar()
}

function renderBar(shop: ShopShell, translate: Translate): void {
  shown?.root.render(
    <ConsentBar
      shop={shop}
      translate={translate}
      decision={readDecision()}
      isOpened={shown.isOpened}
      onDecide={decide}
      onClose={closeBar}
    />,
  )
}

async function loadTexts(shop: ShopShell): Promise<Translate> {
  const { market } = shop
  const set = selectTextSet(market.id, audienceOf(shop))
  // All texts of the bar belong to its own part.
  const messages = (await loadLateMessages(set, ['consent'])) as CompiledMessages
  return createTranslate(messages, market.locale)
}

/** A React root of its own: it loads later and stays across pages, and no page needs to know about it. */
async function showBar(shop: ShopShell, opener: HTMLElement | null): Promise<void> {
  const translate = await loadTexts(shop)
  const isOpened = opener !== null
  // Another tab may have answered meanwhile.
  if (!isOpened && readConsent() !== 'undecided') return
  const element = shown?.element ?? document.createElement('div')
  // Before the page: whoever uses the keyboard answers it first, instead of looking for it behind the footer.
  if (!shown) document.body.prepend(element)
  shown = {
    root: shown?.root ?? createRoot(element),
    element,
    pageObserver: shown?.pageObserver ?? watchPage(),
    isOpened,
    opener,
  }
  updateVisibility()
  renderBar(shop, translate)
}

/** A decision made in another tab applies here, too. */
function watchOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== CONSENT_KEY && key !== null) return
    followDecision()
    if (readConsent() !== 'undecided') closeBar()
  })
}

/** Where the visitor came from stays known while the document is open, so the script for it waits for consent, too. */
async function reportArrival(shop: ShopShell): Promise<void> {
  const arrival = await loadOptionally(() => import('#web/platform/tracking/arrival.ts'))
  arrival.reportArrival(shop)
}

/** How long each entry is kept takes more script than the bar, and a first visit has none. */
async function forgetOldEntries(): Promise<void> {
  if (!hasKeptEntries()) return
  const entries = await loadOptionally(() => import('#web/platform/browser/forget-old-entries.ts'))
  entries.forgetOldEntries()
}

/**
 * Runs after the start. The shop asks visitors who have not decided; where it is configured not to ask because
 * something in front of it does, the absent banner counts as consent. What was kept for as long as promised is removed
 * here, too: nothing else runs on every page without being part of its first load.
 */
export async function startConsent(shop: ShopShell): Promise<void> {
  const forgetting = forgetOldEntries().catch(reportProblem)
  if (readConsent() === 'undecided' && !shop.hasConsentBanner) decideConsent(true)
  else followDecision()
  watchOtherTabs()
  whenGranted(() => void reportArrival(shop).catch(reportProblem))
  if (readConsent() === 'undecided' && !shown) await showBar(shop, null)
  await forgetting
}

/** Shows the question again at the visitor's request. */
export const openConsent = (shop: ShopShell, opener: HTMLElement): Promise<void> => showBar(shop, opener)
