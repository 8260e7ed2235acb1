import { CHUNK_RELOAD_GUARD_MS } from '#domain/markets/shop-constants.ts'

type MarkerStorage = Pick<Storage, 'getItem' | 'setItem'>

const buildMarker = (path: string) => `chunk-reload:${path}`

/** Whether a page may reload after a failed chunk: at most once in ten seconds per path. */
export function mayReload(storage: MarkerStorage, path: string, nowMs: number): boolean {
  try {
    const lastMs = Number(storage.getItem(buildMarker(path)) ?? 0)
    if (nowMs - lastMs < CHUNK_RELOAD_GUARD_MS) return false
    storage.setItem(buildMarker(path), String(nowMs))
    return true
  } catch {
    // Storage that cannot remember cannot guard: better a broken part of the page than a reload loop.
    return false
  }
}

let hasReloaded = false

/** Whether the document is about to be replaced: what fails until then needs no answer. */
export const isReloading = (): boolean => hasReloaded

/** Whoever leaves a page is gone by then, or has only downloaded a file. */
const LEAVING_MS = 10_000

/** A chunk that cannot be loaded usually belongs to an old build: reload the page. */
export function startChunkReload(): void {
  let leftAtMs = Number.NEGATIVE_INFINITY
  addEventListener('beforeunload', () => {
    leftAtMs = Date.now()
  })
  addEventListener('vite:preloadError', (event) => {
    // Firefox drops what a page is still loading as soon as the visitor leaves: a reload would hold the visitor back.
    const isLeaving = Date.now() - leftAtMs < LEAVING_MS
    // Offline, a reload would replace the page and everything typed with the browser's error page.
    if (isLeaving || !navigator.onLine || !mayReload(sessionStorage, location.pathname, Date.now())) return
    event.preventDefault()
    hasReloaded = true
    location.reload()
  })
}
