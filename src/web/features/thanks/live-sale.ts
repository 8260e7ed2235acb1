/** What a page needs to stay up to date. */
export interface LiveSaleOptions {
  /** Sends the version of the sale, at once and whenever it differs. */
  readonly url: string
  /** Whether the page shows this version already. */
  readonly isShown: (version: string) => boolean
  /** Loads the sale again, through the page's own call. */
  readonly refresh: () => void
}

/** How often the page asks where it can't listen. */
const POLL_MS = 15_000

/** Attempts to connect before the page asks instead. */
const MAX_FAILURES = 3

/** When it tries to listen again: another process may have a place by then. */
const RETRY_MS = 60_000

/** Three signs of life that didn't come. Something on the way has forgotten the connection, and the browser doesn't know. */
const SILENCE_MS = 60_000

function readVersion({ data }: MessageEvent<string>): string {
  try {
    const { version } = JSON.parse(data)
    return String(version)
  } catch {
    // An unknown version is none that is shown, so the page asks.
    return ''
  }
}

/**
 * Keeps the page of a sale up to date: by server-sent events, by asking from time to time where there are none, and not at
 * all while nobody looks. Whoever comes back sees the latest at once. Returns what ends it.
 */
export function listenToSale({ url, isShown, refresh }: LiveSaleOptions): () => void {
  let source: EventSource | null = null
  let polling: ReturnType<typeof setInterval> | undefined
  let retrying: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function rest(): void {
    source?.close()
    source = null
    clearInterval(polling)
    clearTimeout(retrying)
    clearTimeout(silence)
    polling = undefined
  }

  function askInstead(): void {
    rest()
    polling = setInterval(refresh, POLL_MS)
    if (typeof EventSource === 'function') retrying = setTimeout(listen, RETRY_MS)
  }

  function noteFailure({ target }: Event): void {
    failures += 1
    // The browser tries again by itself, unless the answer was a refusal.
    if ((target as EventSource).readyState === EventSource.CLOSED || failures >= MAX_FAILURES) askInstead()
  }

  function awaitSignOfLife(): void {
    clearTimeout(silence)
    silence = setTimeout(() => {
      failures += 1
      if (failures >= MAX_FAILURES) askInstead()
      else listen()
    }, SILENCE_MS)
  }

  function listen(): void {
    if (typeof EventSource !== 'function') {
      askInstead()
      return
    }
    source?.close()
    source = new EventSource(url)
    awaitSignOfLife()
    source.addEventListener('beat', awaitSignOfLife)
    source.addEventListener('changed', (event) => {
      failures = 0
      awaitSignOfLife()
      clearInterval(polling)
      if (!isShown(readVersion(event))) refresh()
    })
    source.addEventListener('ended', () => {
      rest()
      refresh()
    })
    source.addEventListener('error', noteFailure)
  }

  function followVisibility(): void {
    failures = 0
    rest()
    if (document.hidden) return
    refresh()
    listen()
  }

  if (!document.hidden) listen()
  document.addEventListener('visibilitychange', followVisibility)
  return () => {
    document.removeEventListener('visibilitychange', followVisibility)
    rest()
  }
}
