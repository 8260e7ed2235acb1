import type { CacheScope, CataloguePart } from '#server/http/cache-scope.ts'

/** The encodings in which a page is cached. */
export type KeptEncoding = 'br' | 'gzip' | 'identity'

export type Encoding = KeptEncoding | 'zstd'

/** A page that is kept has all of its encodings. One that is made for a single visitor has that visitor's, beside the plain bytes. */
export type ByEncoding<Value> = { readonly identity: Value } & { readonly [Name in Encoding]?: Value }

/** A finished response: headers and bytes, ready to send. */
export interface CachedPage {
  readonly status: number
  /** Null for bytes that nobody can ask for again. */
  readonly etag: string | null
  readonly bodies: ByEncoding<Buffer>
  /** A flat list of names and values by encoding, which node:http sends fastest. */
  readonly headers: ByEncoding<readonly string[]>
  readonly scopes: readonly CacheScope[]
  /** The parts of the catalogue whose prices it shows; without them, those of any part. */
  readonly parts?: readonly CataloguePart[]
  readonly expiresAtMs: number
  /** Sent to whoever waits for it, and not kept: something was missing while it was made. */
  readonly isOnce?: boolean
}

export interface HtmlCacheOptions {
  readonly maxBytes: number
  readonly now: () => number
}

export type Produce = () => Promise<CachedPage>

/** A picture shares its bytes between all encodings, so they count once. */
const measurePage = ({ bodies }: CachedPage) =>
  [...new Set(Object.values(bodies))].reduce((sum, { length }) => sum + length, 0)

interface KeptPage {
  readonly page: CachedPage
  /** Whether it was asked for since it was last spared. */
  isUsed: boolean
}

/**
 * Keeps finished pages in memory and renders a key only once at a time. Evicts what nobody has asked for lately: a page in
 * use is marked, which costs a request less than moving it to the end of the line, and spared once for its mark.
 */
export class HtmlCache {
  readonly #pages = new Map<string, KeptPage>()
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

  /** The cached page, fresh or stale. */
  find(key: string): CachedPage | undefined {
    const kept = this.#pages.get(key)
    if (!kept) return undefined
    kept.isUsed = true
    return kept.page
  }

  /** Whether pages are kept at all. */
  get isKeeping(): boolean {
    return this.#options.maxBytes > 0
  }

  isStale(page: CachedPage): boolean {
    return page.expiresAtMs <= this.#options.now()
  }

  /** Changes with every drop. Readers note it before they load content, so that outdated pages are never cached. */
  get generation(): number {
    return this.#generation
  }

  /**
   * Renders a page, at most once at a time per key, and caches it. One whose content was dropped since `generation` is only for
   * whoever has waited for it since then: visitors who come now get another.
   */
  render(key: string, produce: Produce, generation = this.#generation): Promise<CachedPage> {
    if (!this.isKeeping) return produce()
    const running = this.#renders.get(key)
    if (running) return running
    if (generation !== this.#generation) return produce()
    const render = produce()
      .then((page) => {
        if (generation === this.#generation && !page.isOnce) this.#keep(key, page)
        return page
      })
      .finally(() => {
        if (this.#renders.get(key) === render) this.#renders.delete(key)
      })
    this.#renders.set(key, render)
    return render
  }

  /** Drops a page that no longer exists. */
  forget(key: string): void {
    this.#remove(key)
  }

  /** Drops every page that depends on the changed content. Renders in progress are not cached. */
  drop(scope: CacheScope | 'all'): void {
    this.#dropWhere((page) => scope === 'all' || page.scopes.includes(scope))
  }

  /** Drops every page that shows prices of these parts of the catalogue. */
  dropParts(parts: readonly CataloguePart[]): void {
    const changed = new Set(parts)
    this.#dropWhere(
      ({ scopes, parts: own }) =>
        scopes.includes('catalogue') && (own === undefined || own.some((part) => changed.has(part))),
    )
  }

  #dropWhere(isOutdated: (page: CachedPage) => boolean): void {
    this.#generation += 1
    this.#renders.clear()
    for (const [key, { page }] of this.#pages) if (isOutdated(page)) this.#remove(key)
  }

  #keep(key: string, page: CachedPage): void {
    if (measurePage(page) > this.#options.maxBytes) return
    this.#remove(key)
    this.#pages.set(key, { page, isUsed: false })
    this.#bytes += measurePage(page)
    for (const [oldestKey, oldest] of this.#pages) {
      if (this.#bytes <= this.#options.maxBytes) break
      if (oldest.isUsed || oldestKey === key) this.#spare(oldestKey, oldest)
      else this.#remove(oldestKey)
    }
  }

  /** The loop that evicts comes to it again after all others, so it ends. */
  #spare(key: string, kept: KeptPage): void {
    kept.isUsed = false
    this.#pages.delete(key)
    this.#pages.set(key, kept)
  }

  #remove(key: string): void {
    const kept = this.#pages.get(key)
    if (!kept) return
    this.#pages.delete(key)
    this.#bytes -= measurePage(kept.page)
  }
}
