import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayReload, startChunkReload } from '#web/platform/navigation/chunk-reload.ts'

const NOW_MS = Date.UTC(2026, 0, 1)

const createStorage = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

describe('a page whose part could not be loaded', () => {
  it.each([
    [0, false],
    [1, false],
    [9_999, false],
    [10_000, true],
    [60_000, true],
  ])('is reloaded again %i ms after the last time: %s', (afterMs, expected) => {
    const storage = createStorage()
    expect(mayReload(storage, '/kontakt', NOW_MS)).toBe(true)
    expect(mayReload(storage, '/kontakt', NOW_MS + afterMs)).toBe(expected)
  })

  it('waits ten seconds from its last reload, not from its last failure', () => {
    const storage = createStorage()
    mayReload(storage, '/kontakt', NOW_MS)
    expect(mayReload(storage, '/kontakt', NOW_MS + 6_000)).toBe(false)
    expect(mayReload(storage, '/kontakt', NOW_MS + 10_000)).toBe(true)
    expect(mayReload(storage, '/kontakt', NOW_MS + 16_000)).toBe(false)
  })

  it('is guarded for its own path only', () => {
    const storage = createStorage()
    mayReload(storage, '/kontakt', NOW_MS)
    expect(mayReload(storage, '/account', NOW_MS)).toBe(true)
  })

  it('is not reloaded when the browser cannot remember that it was', () => {
    const refuse = () => {
      throw new Error('storage is blocked')
    }
    expect(mayReload({ getItem: refuse, setItem: refuse }, '/', NOW_MS)).toBe(false)
    expect(mayReload({ getItem: () => null, setItem: refuse }, '/', NOW_MS)).toBe(false)
  })
})

describe('a part that fails to load', () => {
  const reload = vi.fn()
  let page: EventTarget

  beforeEach(() => {
    page = new EventTarget()
    reload.mockClear()
    vi.useFakeTimers({ now: NOW_MS })
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('sessionStorage', createStorage())
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('location', { pathname: '/kontakt', reload })
    startChunkReload()
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const failToLoad = () =>
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('gone') }))

  it('reloads the page', () => {
    failToLoad()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does not hold back a visitor who is leaving', () => {
    page.dispatchEvent(new Event('beforeunload'))
    vi.advanceTimersByTime(9_999)
    failToLoad()
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads a page that a visitor has only downloaded a file from', () => {
    page.dispatchEvent(new Event('beforeunload'))
    vi.advanceTimersByTime(10_000)
    failToLoad()
    expect(reload).toHaveBeenCalledOnce()
  })
})
