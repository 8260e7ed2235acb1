/** The home page's JSON:API document, as far as the shop reads it. */
export interface HomeDocument {
  readonly data: {
    readonly id: string
    readonly relationships: Readonly<Record<string, { readonly data: readonly ResourceReference[] }>>
  }
  readonly included: readonly Resource[]
}

interface ResourceReference {
  readonly type: string
  readonly id: string
}

interface Resource extends ResourceReference {
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

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A banner needs a text and a link. */
function readBanner({ attributes }: Resource): BannerEntry[] {
  const link = { title: text(attributes.linkTitle), url: text(attributes.url) }
  const entry = { text: text(attributes.text), link }
  return entry.text && link.title && link.url ? [entry] : []
}

/** Flattens the document. References to resources that are not included are skipped. */
export function flattenHomeDocument(document: HomeDocument): HomeContent {
  const byReference = new Map(
    document.included.map((resource) => [`${resource.type}/${resource.id}`, resource]),
  )
  const related = (name: string): Resource[] =>
    (document.data.relationships[name]?.data ?? []).flatMap(
      ({ type, id }) => byReference.get(`${type}/${id}`) ?? [],
    )
  const menu = (name: string): MenuEntry[] =>
    related(name).map(({ attributes }) => ({ title: text(attributes.title), url: text(attributes.url) }))
  const images = related('images').map(({ id, attributes }) => [
    id,
    { url: text(attributes.url), alt: text(attributes.alt), title: text(attributes.title) },
  ])
  return {
    headerMenu: menu('headerMenu'),
    footerMenus: {
      left: menu('footerLeft'),
      center: menu('footerCenter'),
      right: menu('footerRight'),
      b2b: menu('footerB2b'),
    },
    images: Object.fromEntries(images),
    banner: related('banner').flatMap(readBanner)[0] ?? null,
  }
}
