import { CHUNK_RELOAD_GUARD_MS } from '#domain/markets/shop-constants.ts'

type MarkerStorage = Pick<Storage, 'getItem' | 'setItem'>

const markerOf = (path: string) => `chunk-reload:${path}`

/** Whether a page may be reloaded after a failed chunk: not twice within ten seconds for the same path. */
export function mayReload(storage: MarkerStorage, path: string, nowMs: number): boolean {
  try {
    const lastMs = Number(storage.getItem(markerOf(path)) ?? 0)
    if (nowMs - lastMs < CHUNK_RELOAD_GUARD_MS) return false
    storage.setItem(markerOf(path), String(nowMs))
    return true
  } catch {
    // Storage that cannot remember cannot guard: better a broken part of the page than a reload loop.
    return false
  }
}

/** The router would reload once more by itself, without our guard; this is its own marker for "already done". */
function suppressRouterReload(error: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1')
  } catch {
    // Without storage the router does not reload either.
  }
}

/** A part of the application that cannot be loaded is usually gone with an old build: load the page anew. */
export function startChunkReload(): void {
  addEventListener('vite:preloadError', (event) => {
    suppressRouterReload(event.payload)
    // Without a network the page, and what was typed into it, would be lost for the browser's own error.
    if (!navigator.onLine || !mayReload(sessionStorage, location.pathname, Date.now())) return
    event.preventDefault()
    location.reload()
  })
}
