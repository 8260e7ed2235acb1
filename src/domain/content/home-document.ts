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

/** The shop's rating on an independent review site. */
export interface RatingEntry {
  /** Of five, in tenths: 47 is 4.7. */
  readonly valueInTenths: number
  readonly count: number
  /** Name of the review site. */
  readonly source: string
  readonly url: string
}

/** One seller's own words. */
export interface ReviewEntry {
  readonly text: string
  readonly author: string
  /** Day in ISO 8601. */
  readonly date: string
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
  /** Null without an independent source: the shop never rates itself. */
  readonly rating: RatingEntry | null
  readonly reviews: readonly ReviewEntry[]
}

/** More than anyone reads. The rest is on the review site. */
const MAX_REVIEWS = 8

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const isWebAddress = (url: string): boolean => /^https:\/\/[^\s/]+/.test(url)

/** A banner needs a text and a link. */
function readBanner({ attributes }: Resource): BannerEntry[] {
  const link = { title: text(attributes.linkTitle), url: text(attributes.url) }
  const entry = { text: text(attributes.text), link }
  return entry.text && link.title && link.url ? [entry] : []
}

/** A rating needs its figures and a page where they can be checked. */
function readRating({ attributes }: Resource): RatingEntry[] {
  const { value, count } = attributes
  const source = text(attributes.source)
  const url = text(attributes.url)
  if (typeof value !== 'number' || !(value >= 1 && value <= 5)) return []
  if (!Number.isSafeInteger(count) || Number(count) < 1 || source === '' || !isWebAddress(url)) return []
  return [{ valueInTenths: Math.floor(value * 10 + 1e-6), count: Number(count), source, url }]
}

function readReview({ attributes }: Resource): ReviewEntry[] {
  const entry = { text: text(attributes.text), author: text(attributes.author), date: text(attributes.date) }
  return entry.text && entry.author && /^\d{4}-\d{2}-\d{2}$/.test(entry.date) ? [entry] : []
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
    rating: related('rating').flatMap(readRating)[0] ?? null,
    reviews: related('reviews').flatMap(readReview).slice(0, MAX_REVIEWS),
  }
}
