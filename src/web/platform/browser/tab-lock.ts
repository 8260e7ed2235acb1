import { randomUuid } from '#web/platform/api/random-uuid.ts'

/** Longer than any call to the server: a lock that is older belongs to a tab that is gone. */
const PATIENCE_MS = 25_000

const POLL_MS = 50

/** Two tabs may write at the same moment: the one whose entry is left after this time holds the lock. */
const SETTLE_MS = 25

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

async function withBrowserLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  // Distinguishes an abort of the wait from one inside the work.
  let hasBegun = false
  try {
    return await navigator.locks.request(name, { signal: patience.signal }, () => {
      hasBegun = true
      clearTimeout(timer)
      return work()
    })
  } catch (error) {
    if (hasBegun || !patience.signal.aborted) throw error
    return await work()
  } finally {
    clearTimeout(timer)
  }
}

/** The holder of a lock; null if there is none, or if its time is up. */
function readHolder(name: string): string | null {
  const [holder = '', untilMs = ''] = (localStorage.getItem(name) ?? '').split(' ')
  return Number(untilMs) > Date.now() ? holder : null
}

async function acquire(name: string, self: string): Promise<void> {
  const giveUpAtMs = Date.now() + PATIENCE_MS
  while (Date.now() < giveUpAtMs) {
    if (readHolder(name) === null) {
      localStorage.setItem(name, `${self} ${Date.now() + PATIENCE_MS}`)
      await wait(SETTLE_MS)
      if (readHolder(name) === self) return
    }
    await wait(POLL_MS)
  }
}

async function withStorageLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const self = randomUuid()
  try {
    await acquire(name, self)
  } catch {
    // Without storage, tabs share nothing that needs a lock.
  }
  try {
    return await work()
  } finally {
    try {
      if (readHolder(name) === self) localStorage.removeItem(name)
    } catch {
      // As above.
    }
  }
}

/** Runs work in one tab of the browser at a time. A tab that hangs does not block the others forever. */
export const withTabLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  // Missing in Safari before 15.4 and on pages without HTTPS.
  'locks' in navigator ? withBrowserLock(name, work) : withStorageLock(`lock:${name}`, work)
