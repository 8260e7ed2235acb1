/** The home page's JSON:API document, as far as the shop reads it. */
export interface HomeDocument {
  readonly data: {
    readonly id: string
    readonly relationships: Readonly<Record<string, { readonly data: readonly ResourceReference[] }>>
  }
  readonly included: readonly HomeResource[]
}

interface ResourceReference {
  readonly type: string
  readonly id: string
}

export interface HomeResource extends ResourceReference {
  readonly attributes: Readonly<Record<string, unknown>>
}

export interface MenuEntry {
  readonly title: string
  readonly url: string
}

export interface ImageEntry {
  readonly url: string
  readonly alt: string
  readonly title: string
}

/** A line above the home page: a short text with a link. */
export interface BannerEntry {
  readonly text: string
  readonly link: MenuEntry
}

/** The part of the document that the shop shows, with flat lists instead of relationships. */
export interface HomeContent {
  readonly headerMenu: readonly MenuEntry[]
  readonly footerMenus: {
    readonly left: readonly MenuEntry[]
    readonly center: readonly MenuEntry[]
    readonly right: readonly MenuEntry[]
    readonly b2b: readonly MenuEntry[]
  }
  readonly images: Readonly<Record<string, ImageEntry>>
  readonly banner: BannerEntry | null
}
