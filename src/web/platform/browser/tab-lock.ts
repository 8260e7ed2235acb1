import { randomUuid } from '#web/platform/api/random-uuid.ts'

/** Longer than any call to the server: who waits this long waits for a tab that is gone. */
const PATIENCE_MS = 25_000

const POLL_MS = 50

/** Two tabs may write in the same moment: who still stands there after this has it. */
const SETTLE_MS = 25

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

async function withBrowserLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  // Told apart from an abort of the work itself: then the lock was there.
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

/** Who holds a lock; null when nobody does, or when its holder has had more time than the work can take. */
function holderOf(name: string): string | null {
  const [holder = '', untilMs = ''] = (localStorage.getItem(name) ?? '').split(' ')
  return Number(untilMs) > Date.now() ? holder : null
}

async function acquire(name: string, self: string): Promise<void> {
  const giveUpAtMs = Date.now() + PATIENCE_MS
  while (Date.now() < giveUpAtMs) {
    if (holderOf(name) === null) {
      localStorage.setItem(name, `${self} ${Date.now() + PATIENCE_MS}`)
      await wait(SETTLE_MS)
      if (holderOf(name) === self) return
    }
    await wait(POLL_MS)
  }
}

async function withStorageLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const self = randomUuid()
  try {
    await acquire(name, self)
  } catch {
    // Without storage nothing is shared with another tab that a lock could protect.
  }
  try {
    return await work()
  } finally {
    try {
      if (holderOf(name) === self) localStorage.removeItem(name)
    } catch {
      // As above.
    }
  }
}

/** Does a piece of work in one tab of the browser at a time. A tab that hangs does not hold the others up for ever. */
export const withTabLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  // Missing in Safari before 15.4 and on pages without encryption.
  'locks' in navigator ? withBrowserLock(name, work) : withStorageLock(`lock:${name}`, work)
