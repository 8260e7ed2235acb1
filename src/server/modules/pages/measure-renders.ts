import type { Metrics } from '#server/modules/operations/metrics.ts'
import type { PageRenderer } from './page-renderer.ts'

/** A renderer whose pages are timed. */
export const measureRenders = (renderer: PageRenderer, metrics: Metrics): PageRenderer => ({
  ...renderer,
  async renderPage(...input) {
    const startedAt = performance.now()
    const page = await renderer.renderPage(...input)
    metrics.observeRender((performance.now() - startedAt) / 1_000)
    return page
  },
})
