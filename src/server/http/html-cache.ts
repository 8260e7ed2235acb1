import type { CacheScope } from '#server/http/cache-scope.ts'

/** Names of the encodings a page is kept in. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A finished answer: headers and bytes, ready to be sent as they are. */
export interface CachedPage {
  readonly status: number
  readonly etag: string
  readonly bodies: Readonly<Record<Encoding, Buffer>>
  /** Flat list of names and values, by encoding, in the form that node:http sends fastest. */
  readonly headers: Readonly<Record<Encoding, readonly string[]>>
  readonly scopes: readonly CacheScope[]
  readonly expiresAtMs: number
}

export interface HtmlCacheOptions {
  readonly maxBytes: number
  readonly now: () => number
}

export type Produce = () => Promise<CachedPage>

/** A picture has the same bytes in every encoding: they are kept once and count once. */
const sizeOf = ({ bodies }: CachedPage) =>
  [...new Set(Object.values(bodies))].reduce((sum, { length }) => sum + length, 0)

/** Keeps finished pages in memory: least recently used first out, one render per key, stale bytes while it runs. */
export class HtmlCache {
  readonly #pages = new Map<string, CachedPage>()
  readonly #renders = new Map<string, Promise<CachedPage>>()
  readonly #options: HtmlCacheOptions
  #bytes = 0
  #generation = 0

  constructor(options: HtmlCacheOptions) {
    this.#options = options
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes }
  }

  /** The page if it is kept, fresh or not. */
  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  isStale(page: CachedPage): boolean {
    return page.expiresAtMs <= this.#options.now()
  }

  /** Changes with every drop. Whoever reads content for a page asks for it before, so that old content is never kept. */
  get generation(): number {
    return this.#generation
  }

  /** Renders a page at most once at a time per key and keeps it, unless content was dropped since `generation`. */
  render(key: string, produce: Produce, generation = this.#generation): Promise<CachedPage> {
    if (this.#options.maxBytes === 0) return produce()
    const running = this.#renders.get(key)
    if (running) return running
    const render = produce()
      .then((page) => {
        if (generation === this.#generation) this.#keep(key, page)
        return page
      })
      .finally(() => {
        if (this.#renders.get(key) === render) this.#renders.delete(key)
      })
    this.#renders.set(key, render)
    return render
  }

  /** Drops one page: its address has no such page any more. */
  forget(key: string): void {
    const page = this.#pages.get(key)
    if (page) this.#remove(key, page)
  }

  /** Drops every page that is made of the changed content; renders under way are not kept. */
  drop(scope: CacheScope | 'all'): void {
    this.#generation += 1
    this.#renders.clear()
    for (const [key, page] of this.#pages) {
      if (scope === 'all' || page.scopes.includes(scope)) this.#remove(key, page)
    }
  }

  #keep(key: string, page: CachedPage): void {
    if (sizeOf(page) > this.#options.maxBytes) return
    const previous = this.#pages.get(key)
    if (previous) this.#remove(key, previous)
    this.#pages.set(key, page)
    this.#bytes += sizeOf(page)
    for (const [oldestKey, oldest] of this.#pages) {
      if (this.#bytes <= this.#options.maxBytes) break
      this.#remove(oldestKey, oldest)
    }
  }

  #remove(key: string, page: CachedPage): void {
    if (this.#pages.delete(key)) this.#bytes -= sizeOf(page)
  }
}
