import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenToSale } from './live-sale.ts'

/** A connection whose other side is the test. */
class TestSource extends EventTarget {
  static readonly CLOSED = 2
  static readonly opened: TestSource[] = []
  readyState = 0

  constructor() {
    super()
    TestSource.opened.push(this)
  }

  close(): void {
    this.readyState = TestSource.CLOSED
  }

  tell(version: string): void {
    this.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify({ version }) }))
  }

  beat(): void {
    this.dispatchEvent(new MessageEvent('beat', { data: '{}' }))
  }

  fail({ isFinal = false } = {}): void {
    if (isFinal) this.close()
    this.dispatchEvent(new Event('error'))
  }
}

const page = Object.assign(new EventTarget(), { hidden: false })

function show(hidden: boolean): void {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

const refresh = vi.fn()
let stop: () => void

function start(): void {
  stop = listenToSale({ url: '/changes', isShown: (version) => version === 'shown', refresh })
}

const latest = (): TestSource => {
  const source = TestSource.opened[TestSource.opened.length - 1]
  if (!source) throw new Error('Nothing was opened')
  return source
}

beforeEach(() => {
  vi.useFakeTimers()
  refresh.mockReset()
  TestSource.opened.length = 0
  page.hidden = false
  vi.stubGlobal('document', page)
  vi.stubGlobal('EventSource', TestSource)
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a page that listens', () => {
  it('asks for the sale when it hears of another version, and only then', () => {
    start()
    latest().tell('shown')
    expect(refresh).not.toHaveBeenCalled()
    latest().tell('other')
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('rests while nobody looks, and asks at once when someone does', () => {
    start()
    const first = latest()
    show(true)
    expect(first.readyState).toBe(TestSource.CLOSED)
    vi.advanceTimersByTime(600_000)
    expect(refresh).not.toHaveBeenCalled()
    show(false)
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(latest()).not.toBe(first)
  })

  it('opens nothing in a tab that was opened in the background', () => {
    page.hidden = true
    start()
    expect(TestSource.opened).toEqual([])
  })

  it('asks once more when its link has ended, and listens no longer', () => {
    start()
    latest().dispatchEvent(new Event('ended'))
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(latest().readyState).toBe(TestSource.CLOSED)
  })

  it('listens again when the connection has given no sign of life for a minute', () => {
    start()
    latest().tell('shown')
    for (const _ of [1, 2, 3]) {
      vi.advanceTimersByTime(59_000)
      latest().beat()
    }
    expect(TestSource.opened).toHaveLength(1)
    const dead = latest()
    vi.advanceTimersByTime(60_000)
    expect(dead.readyState).toBe(TestSource.CLOSED)
    expect(TestSource.opened).toHaveLength(2)
  })

  it('ends with the page', () => {
    start()
    stop()
    show(true)
    show(false)
    expect(TestSource.opened).toHaveLength(1)
    expect(latest().readyState).toBe(TestSource.CLOSED)
  })
})

describe('a page that can’t listen', () => {
  it('asks from time to time in a browser without server-sent events', () => {
    vi.stubGlobal('EventSource', undefined)
    start()
    vi.advanceTimersByTime(45_000)
    expect(refresh).toHaveBeenCalledTimes(3)
  })

  it('asks from time to time after a refusal, and tries again a minute later', () => {
    start()
    latest().fail({ isFinal: true })
    vi.advanceTimersByTime(45_000)
    expect(refresh).toHaveBeenCalledTimes(3)
    vi.advanceTimersByTime(15_000)
    expect(TestSource.opened).toHaveLength(2)
  })

  it('lets the browser try again twice before it asks', () => {
    start()
    latest().fail()
    latest().fail()
    vi.advanceTimersByTime(15_000)
    expect(refresh).not.toHaveBeenCalled()
    latest().fail()
    vi.advanceTimersByTime(15_000)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('asks from time to time where every connection stays silent, as behind a proxy that holds events back', () => {
    start()
    vi.advanceTimersByTime(180_000)
    expect(TestSource.opened).toHaveLength(3)
    expect(latest().readyState).toBe(TestSource.CLOSED)
    vi.advanceTimersByTime(15_000)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('stops asking once it hears something again', () => {
    start()
    latest().fail({ isFinal: true })
    vi.advanceTimersByTime(60_000)
    const before = refresh.mock.calls.length
    latest().tell('shown')
    vi.advanceTimersByTime(60_000)
    expect(refresh).toHaveBeenCalledTimes(before)
  })
})
