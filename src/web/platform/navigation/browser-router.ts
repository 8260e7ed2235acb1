import { createStore, type StoreApi } from 'zustand/vanilla'
import { ensureEntryKey, readEntryKey, writeEntry } from '#web/platform/browser/history-entry.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { isReloading } from './chunk-reload.ts'

import { showPageEntry } from './page-entries.ts'
import type { ReadyPage } from './ready-page.ts'
import type { Router, RouterState } from './router.ts'
import { createScrollMemory } from './scroll-memory.ts'

export interface BrowserRouterOptions {
  /** The page that came with the document. */
  readonly first: ReadyPage
  readonly loadTexts: Router['loadTexts']
  /** What makes an address another page. */
  readonly findPageId: (href: string) => string
  readonly loadPage: (href: string, signal: AbortSignal) => Promise<ReadyPage>
  /** Called before a page is opened; false if the browser loads it instead. */
  readonly onNavigate: (href: string, isOtherPath: boolean) => boolean
}

/** Whoever goes back further waits for the page. */
const MAX_KEPT_PAGES = 30

const readHref = (): string => location.pathname + location.search + location.hash

const cutPath = (href: string): string => href.split(/[?#]/, 1)[0] ?? ''

class BrowserRouter implements Router {
  readonly store: StoreApi<RouterState>
  readonly loadTexts: Router['loadTexts']
  readonly #options: BrowserRouterOptions
  readonly #scroll = createScrollMemory()
  /** Pages that were shown, the latest last. */
  readonly #pages = new Map<string, ReadyPage>()
  #loading: { readonly id: string; readonly controller: AbortController } | null = null
  /** Of the entry that is shown or loading; on the way back the browser has already changed its own. */
  #entryKey: string

  constructor(options: BrowserRouterOptions) {
    this.#options = options
    this.loadTexts = options.loadTexts
    this.store = createStore<RouterState>(() => ({
      href: readHref(),
      page: options.first,
      isLoading: false,
      hasFailed: false,
      arrivals: 0,
    }))
    this.#keep(options.first)
    this.#entryKey = ensureEntryKey()
    this.#scroll.start(() => this.#entryKey)
    addEventListener('popstate', (event) => {
      // Another entry of the same page, which the page shows itself.
      if (showPageEntry()) event.stopImmediatePropagation()
      else void this.#open()
    })
  }

  push(href: string): void {
    writeEntry(href)
    void this.#open()
  }

  replaceAddress(href: string): void {
    history.replaceState(history.state, '', href)
    this.store.setState({ href: readHref() })
  }

  settle(): void {
    this.#scroll.restore(this.#entryKey)
  }

  async reload(): Promise<void> {
    const { page, href } = this.store.getState()
    // The visitor is leaving.
    if (this.#loading && this.#loading.id !== page.id) return
    await this.#load(page.id, href)
  }

  /** Shows the page of the browser's address, at once where it is known. */
  async #open(): Promise<void> {
    const { href: before, page: shown, arrivals } = this.store.getState()
    const href = readHref()
    this.#scroll.remember(this.#entryKey)
    this.#entryKey = readEntryKey()
    if (!this.#options.onNavigate(href, cutPath(href) !== cutPath(before))) return
    const id = this.#options.findPageId(href)
    if (this.#loading && this.#loading.id !== id) this.#cancel()
    const page = id === shown.id ? shown : this.#pages.get(id)
    if (!page) {
      this.store.setState({ href, isLoading: true })
      return this.#loading ? undefined : this.#load(id, href)
    }
    this.store.setState({ href, page, isLoading: false, hasFailed: false, arrivals: arrivals + 1 })
    // A page from before is shown at once and loaded again behind the scenes.
    if (page !== shown && !page.isConstant) await this.#load(id, href)
  }

  #cancel(): void {
    this.#loading?.controller.abort()
    this.#loading = null
  }

  async #load(id: string, href: string): Promise<void> {
    this.#cancel()
    const controller = new AbortController()
    this.#loading = { id, controller }
    const page = await this.#options.loadPage(href, controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted && !isReloading()) reportProblem(error, 'screen failed')
      return null
    })
    if (controller.signal.aborted || isReloading()) return
    this.#loading = null
    const { page: shown, arrivals } = this.store.getState()
    const isArrival = shown.id !== id
    if (!page) return isArrival ? this.store.setState({ isLoading: false, hasFailed: true }) : undefined
    this.#keep(page)
    this.store.setState({
      page,
      isLoading: false,
      hasFailed: false,
      arrivals: isArrival ? arrivals + 1 : arrivals,
    })
  }

  #keep(page: ReadyPage): void {
    this.#pages.delete(page.id)
    this.#pages.set(page.id, page)
    const [oldest] = this.#pages.keys()
    if (oldest !== undefined && this.#pages.size > MAX_KEPT_PAGES) this.#pages.delete(oldest)
  }
}

/** Follows links, and back and forward, without loading the document again. */
export const createBrowserRouter = (options: BrowserRouterOptions): Router => new BrowserRouter(options)
