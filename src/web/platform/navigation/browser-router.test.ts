import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PagePayload } from '#contracts/page-payload.ts'
import { createBrowserRouter } from './browser-router.ts'
import type { ReadyPage } from './ready-page.ts'

const ORIGIN = 'https://shop.example'

interface Entry {
  readonly url: URL
  readonly state: unknown
}

/** A tab with its history; the window's listeners hear of going back as in a browser. */
function stubTab(path: string) {
  let entries: Entry[] = [{ url: new URL(path, ORIGIN), state: null }]
  let index = 0
  const listeners = new EventTarget()
  const here = () => entries[index]?.url ?? new URL(ORIGIN)
  const replace = (state: unknown, url = here()) => {
    entries = entries.with(index, { url, state })
  }
  vi.stubGlobal('location', {
    get pathname() {
      return here().pathname
    },
    get search() {
      return here().search
    },
    get hash() {
      return here().hash
    },
  })
  vi.stubGlobal('history', {
    get state() {
      return entries[index]?.state
    },
    pushState(state: unknown, _: string, href: string) {
      entries = [...entries.slice(0, index + 1), { url: new URL(href, here()), state }]
      index += 1
    },
    replaceState: (state: unknown, _: string, href?: string) =>
      replace(state, href === undefined ? here() : new URL(href, here())),
  })
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners))
  vi.stubGlobal('document', { addEventListener: () => undefined, getElementById: () => null })
  vi.stubGlobal('scrollX', 0)
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('scrollTo', ({ top }: { readonly top: number }) => vi.stubGlobal('scrollY', top))
  return {
    goBack() {
      index -= 1
      listeners.dispatchEvent(new Event('popstate'))
    },
  }
}

const pageAt = (href: string, title = href): ReadyPage => ({
  id: href.split('#')[0] ?? '',
  payload: { screen: 'content', head: { title, description: '' }, error: null, data: null } as PagePayload,
  params: {},
  Screen: () => null,
  isConstant: href.startsWith('/constant'),
})

/** Requests that wait for their answer, by address. */
let waiting: {
  readonly href: string
  readonly signal: AbortSignal
  readonly answer: (page: ReadyPage | Error) => void
}[]

function openTab(path: string) {
  const tab = stubTab(path)
  const router = createBrowserRouter({
    first: pageAt(path, 'first'),
    loadTexts: async () => undefined,
    findPageId: (href) => href.split('#')[0] ?? '',
    loadPage: (href, signal) =>
      new Promise((resolve, reject) => {
        const answer = (page: ReadyPage | Error) => (page instanceof Error ? reject(page) : resolve(page))
        waiting.push({ href, signal, answer })
      }),
    onNavigate: () => true,
  })
  const shown = () => {
    const { href, page, isLoading, hasFailed } = router.store.getState()
    return { href, title: page.payload.head.title, isLoading, hasFailed }
  }
  return { ...tab, router, shown }
}

/** Answers the oldest request. */
async function answer(page?: ReadyPage | Error) {
  const request = waiting.shift()
  if (!request) throw new Error('Nothing was requested')
  request.answer(page ?? pageAt(request.href))
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  waiting = []
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a link to another page', () => {
  it('changes the address at once and the page when it has loaded', async () => {
    const { router, shown } = openTab('/a')
    router.push('/b')
    expect(shown()).toEqual({ href: '/b', title: 'first', isLoading: true, hasFailed: false })
    await answer()
    expect(shown()).toEqual({ href: '/b', title: '/b', isLoading: false, hasFailed: false })
  })

  it('gives way to the next one that is followed before it has loaded', async () => {
    const { router, shown } = openTab('/a')
    router.push('/b')
    router.push('/c')
    expect(waiting.map(({ href, signal }) => ({ href, isAborted: signal.aborted }))).toEqual([
      { href: '/b', isAborted: true },
      { href: '/c', isAborted: false },
    ])
    await answer()
    await answer()
    expect(shown().title).toBe('/c')
  })

  it('that cannot be loaded fails, until the visitor goes back', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { router, shown, goBack } = openTab('/a')
    router.push('/b')
    await answer(new Error('no script'))
    expect(shown()).toEqual({ href: '/b', title: 'first', isLoading: false, hasFailed: true })
    goBack()
    expect(shown()).toEqual({ href: '/a', title: 'first', isLoading: false, hasFailed: false })
    expect(error).toHaveBeenCalledOnce()
  })
})

describe('a step of the same page', () => {
  it('changes only the address', () => {
    const { router, shown } = openTab('/a')
    router.push('/a#step')
    expect(shown()).toEqual({ href: '/a#step', title: 'first', isLoading: false, hasFailed: false })
    expect(waiting).toEqual([])
  })

  it('ends the wait for a page that the visitor no longer wants', () => {
    const { router, shown, goBack } = openTab('/a')
    router.push('/b')
    goBack()
    expect(shown()).toEqual({ href: '/a', title: 'first', isLoading: false, hasFailed: false })
    expect(waiting[0]?.signal.aborted).toBe(true)
  })
})

describe('going back', () => {
  it('shows the page as it was, and then as it is now, as one arrival', async () => {
    const { router, shown, goBack } = openTab('/a')
    router.push('/b')
    await answer()
    goBack()
    const { arrivals } = router.store.getState()
    expect(shown()).toEqual({ href: '/a', title: 'first', isLoading: false, hasFailed: false })
    await answer(pageAt('/a', 'again'))
    expect(shown().title).toBe('again')
    expect(router.store.getState().arrivals).toBe(arrivals)
  })

  it('to a constant page asks for nothing', async () => {
    const { router, goBack } = openTab('/constant')
    router.push('/b')
    await answer()
    goBack()
    expect(waiting).toEqual([])
  })

  it('leads to where the page was left', async () => {
    const { router, goBack } = openTab('/a')
    vi.stubGlobal('scrollY', 700)
    router.push('/b')
    await answer()
    router.settle()
    expect(scrollY).toBe(0)
    goBack()
    router.settle()
    expect(scrollY).toBe(700)
  })
})

describe('loading a page again', () => {
  it('shows what has changed', async () => {
    const { router, shown } = openTab('/a')
    const reloaded = router.reload()
    expect(shown().isLoading).toBe(false)
    await answer(pageAt('/a', 'changed'))
    await reloaded
    expect(shown().title).toBe('changed')
  })

  it('does not keep the visitor from leaving it', async () => {
    const { router, shown } = openTab('/a')
    router.push('/b')
    await router.reload()
    expect(waiting).toHaveLength(1)
    await answer()
    expect(shown().title).toBe('/b')
  })
})

it('a changed address is no navigation', () => {
  const { router, shown } = openTab('/a#token=secret')
  router.replaceAddress('/a')
  expect(shown().href).toBe('/a')
  expect({ requests: waiting, arrivals: router.store.getState().arrivals }).toEqual({
    requests: [],
    arrivals: 0,
  })
})
