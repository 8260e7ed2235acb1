import { useEffect, useLayoutEffect } from 'react'
import type { PageError, PagePayload } from '#contracts/page-payload.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import { reportablePath } from '#domain/routing/reportable-path.ts'
import type { Translate } from '#messages/format-message.ts'
import { pageTitle } from '#messages/page-title.ts'
import { pushEvent } from '#web/platform/tracking/data-layer.ts'
import { personalise } from '#web/platform/tracking/personalise.ts'
import { currentVisit } from './visit.ts'

// Outside of the component: it may be made anew, but a visit has one first page.
let isFirstPage = true
let reportedVisit = ''
let shownVisit = ''

const pageTypeOf = (screen: PagePayload['screen'], error: PageError | null) => {
  if (!error) return screen
  return error.statusCode === 404 ? '404' : 'error'
}

interface PageEffectOptions {
  readonly brand: string
  readonly market: PublicMarket
  readonly personalisationScript: string | null
  readonly translate: Translate
}

/** A layout effect, so that it comes before the effects of the screen: what happens on a page follows the view of it. */
function usePageReport(payload: PagePayload | undefined, options: PageEffectOptions): void {
  const { market, personalisationScript } = options
  useLayoutEffect(() => {
    if (!payload) return
    const visit = currentVisit()
    // A page from the history is shown at once and loaded anew behind it: that is one view.
    if (visit === reportedVisit) return
    reportedVisit = visit
    pushEvent({
      event: 'page_view',
      pageType: pageTypeOf(payload.screen, payload.error),
      path: reportablePath(market, location.pathname),
    })
    personalise({ market, personalisationScript }, (service) => service.showPage(payload))
  }, [payload, market, personalisationScript])
}

/** What happens when a page is shown: report, title, and the focus after a navigation inside the application. */
export function usePageEffects(payload: PagePayload | undefined, options: PageEffectOptions): void {
  const { brand, translate } = options
  usePageReport(payload, options)
  useEffect(() => {
    if (!payload) return
    const visit = currentVisit()
    if (visit === shownVisit) return
    shownVisit = visit
    if (isFirstPage) {
      isFirstPage = false
      // Monitoring and tests see by it when the page can be used.
      performance.mark('page-ready')
      return
    }
    document.title = pageTitle(translate, payload.head.title, brand)
    // Screen readers start reading the new page, as they would after a full load.
    if (!location.hash) document.getElementById('content')?.focus({ preventScroll: true })
  }, [payload, brand, translate])
}
