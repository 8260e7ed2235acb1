import { useEffect, useLayoutEffect } from 'react'
import type { PageError, PagePayload } from '#contracts/page-payload.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import { redactPath } from '#domain/routing/redact-path.ts'
import type { Translate } from '#messages/format-message.ts'
import { formatPageTitle } from '#messages/format-page-title.ts'
import { currentVisit } from '#web/platform/browser/visit.ts'
import { pushEvent } from '#web/platform/tracking/data-layer.ts'
import { personalise } from '#web/platform/tracking/personalise.ts'
import { findAnchor } from './find-anchor.ts'

// Outside of the component: it may remount, but a visit has one first page.
let isFirstPage = true
let reportedVisit = ''
let shownVisit = ''
let shownPath = ''
const earlierVisits = new Set<string>()

const findPageType = (screen: PagePayload['screen'], error: PageError | null) => {
  if (!error) return screen
  return error.statusCode === 404 ? '404' : 'error'
}

interface PageEffectOptions {
  readonly brand: string
  readonly market: PublicMarket
  readonly personalisationScript: string | null
  readonly translate: Translate
}

/** A layout effect runs before the screen's effects: the page view is reported before anything that happens on it. */
function usePageReport(payload: PagePayload | undefined, options: PageEffectOptions): void {
  const { market, personalisationScript } = options
  useLayoutEffect(() => {
    if (!payload) return
    const visit = currentVisit()
    // A page from the history is shown at once and reloaded behind the scenes: that is one view.
    if (visit === reportedVisit) return
    reportedVisit = visit
    pushEvent({
      event: 'page_view',
      pageType: findPageType(payload.screen, payload.error),
      path: redactPath(market, location.pathname),
    })
    personalise({ market, personalisationScript }, (service) => service.showPage(payload))
  }, [payload, market, personalisationScript])
}

/** Screen readers start reading the new page, as after a full load. */
function focusContent(): void {
  // A filter acts in place: the visitor goes on beside it, and the list announces what has become of it.
  if (document.activeElement?.closest('[data-keeps-focus]')) return
  const content = document.getElementById('content')
  // A page whose fragment is not an anchor may have put the focus where it belongs already.
  if (location.hash && content?.contains(document.activeElement)) return
  content?.focus({ preventScroll: true })
}

interface Arrival {
  /** Whether only the fragment has changed. */
  readonly isSamePage: boolean
  /** Whether the page is shown for the first time, and not again by going back or forward. */
  readonly isNewVisit: boolean
}

/** A new page begins at its top, or at the anchor that its address names. */
function arrive({ isSamePage, isNewVisit }: Arrival): void {
  if (findAnchor(location.hash)) return
  // A step of the same page, which moves the focus itself.
  if (isSamePage && location.hash) return
  // The router takes every fragment for an anchor, and leaves the page where the last one was scrolled to.
  if (location.hash && isNewVisit) scrollTo({ top: 0 })
  focusContent()
}

/** What happens when a page is shown: report, title, and focus after a navigation inside the application. */
export function usePageEffects(payload: PagePayload | undefined, options: PageEffectOptions): void {
  const { brand, translate } = options
  usePageReport(payload, options)
  useEffect(() => {
    if (!payload) return
    const visit = currentVisit()
    if (visit === shownVisit) return
    const path = location.pathname + location.search
    const arrival = { isSamePage: path === shownPath, isNewVisit: !earlierVisits.has(visit) }
    shownVisit = visit
    shownPath = path
    earlierVisits.add(visit)
    if (isFirstPage) {
      isFirstPage = false
      // Tells monitoring and tests that the page is interactive.
      performance.mark('page-ready')
      return
    }
    document.title = formatPageTitle(translate, payload.head.title, brand)
    arrive(arrival)
  }, [payload, brand, translate])
}
