import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let requested: string[]

const serverAnswers = (answer: () => Response) =>
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    return answer()
  })

/** The module has state, so each page imports its own copy. */
const openPage = () => import('#web/platform/navigation/build-check.ts')

beforeEach(() => {
  requested = []
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the check for a newer build', () => {
  it('asks for the latest build past every cache', async () => {
    vi.useFakeTimers({ now: 1_234 })
    serverAnswers(() => Response.json({ id: 'b1', timestamp: 1 }))
    const { checkBuild } = await openPage()
    await checkBuild('b1')
    expect(requested).toEqual(['/builds/latest.json?1234'])
  })

  it.each<[string, () => Response, boolean]>([
    ['the same build', () => Response.json({ id: 'b1', timestamp: 1 }), false],
    ['another build', () => Response.json({ id: 'b2', timestamp: 2 }), true],
    ['a failure', () => Response.json({ id: 'b2' }, { status: 503 }), false],
    ['text that is no JSON', () => new Response('<html>'), false],
    ['no network', () => Response.error(), false],
  ])('finds %s', async (_, answer, expected) => {
    serverAnswers(answer)
    const { checkBuild, isUpdateAvailable } = await openPage()
    expect(isUpdateAvailable()).toBe(false)
    await checkBuild('b1')
    expect(isUpdateAvailable()).toBe(expected)
  })

  it('is not fooled by a lost connection', async () => {
    serverAnswers(() => {
      throw new TypeError('fetch failed')
    })
    const { checkBuild, isUpdateAvailable } = await openPage()
    await expect(checkBuild('b1')).resolves.toBeUndefined()
    expect(isUpdateAvailable()).toBe(false)
  })

  it('remembers an update until the page reloads', async () => {
    const { checkBuild, isUpdateAvailable } = await openPage()
    serverAnswers(() => Response.json({ id: 'b2', timestamp: 2 }))
    await checkBuild('b1')
    serverAnswers(() => Response.json({ id: 'b1', timestamp: 1 }))
    await checkBuild('b1')
    expect(isUpdateAvailable()).toBe(true)
  })

  it('runs every hour and when the visitor comes back to the tab', async () => {
    vi.useFakeTimers()
    serverAnswers(() => Response.json({ id: 'b1', timestamp: 1 }))
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
    vi.stubGlobal('document', page)
    const { startBuildCheck } = await openPage()
    startBuildCheck('b1')
    await vi.advanceTimersByTimeAsync(3_599_999)
    expect(requested).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(requested).toHaveLength(1)
    page.dispatchEvent(new Event('visibilitychange'))
    expect(requested).toHaveLength(1)
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(requested).toHaveLength(2)
  })
})
