import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { __vitePreload, loadOptionally } from '#web/platform/navigation/preload.ts'

const GONE = new Error('gone')
const fail = () => __vitePreload(() => Promise.reject(GONE))

describe('a part of the application that does not come', () => {
  let page: EventTarget
  const announced = vi.fn<(event: Event) => void>()

  beforeEach(() => {
    page = new EventTarget()
    announced.mockReset()
    page.addEventListener('vite:preloadError', announced)
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is announced, and an error to whoever needs it', async () => {
    await expect(fail()).rejects.toBe(GONE)
    expect(announced).toHaveBeenCalledOnce()
  })

  it('is no error while the page is being reloaded because of it', async () => {
    announced.mockImplementation((event) => event.preventDefault())
    await expect(fail()).resolves.toBeUndefined()
  })

  it('is an error only where the page can do without it', async () => {
    await expect(loadOptionally(fail)).rejects.toBe(GONE)
    expect(announced).not.toHaveBeenCalled()
  })

  it('is announced if it is needed while an optional one is on its way', async () => {
    void loadOptionally(() => __vitePreload(() => new Promise<never>(() => undefined)))
    await expect(fail()).rejects.toBe(GONE)
    expect(announced).toHaveBeenCalledOnce()
  })
})

describe('what a part imports', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is requested along with it, once', async () => {
    const append = vi.fn()
    vi.stubGlobal('document', { createElement: () => ({}), head: { append } })
    const load = () => __vitePreload(async () => 'part', ['assets/shared.js'])
    expect([await load(), await load()]).toEqual(['part', 'part'])
    expect(append.mock.calls).toEqual([[{ rel: 'modulepreload', href: '/assets/shared.js' }]])
  })
})
