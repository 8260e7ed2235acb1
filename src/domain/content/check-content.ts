import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import type { Market } from '#domain/markets/market.ts'
import { ROUTE_NAMES } from '#domain/routing/route-table.ts'
import type { OutlineEntry } from './content-outline.ts'
import type { ContentSource } from './content-page.ts'
import { HOME_PICTURE_PLACES, isContentPicture } from './content-pictures.ts'
import { HOME_MENUS, type HomeBanner, type HomeBlocks } from './home-blocks.ts'
import { isLinkedScreen, type PathTarget, readPathTarget } from './path-target.ts'

/** What a document refers to, as far as it exists in its market. */
export interface ContentSurroundings {
  readonly market: Market
  /** The market's pages as they are published, without the one that is checked. */
  readonly pages: readonly Pick<ContentSource, 'id' | 'slug'>[]
  /** Whether the catalogue has what a path leads to. */
  readonly isInCatalogue: (target: Extract<PathTarget, { url: string }>) => boolean
  readonly listUnknownPlaceholders: (text: string) => readonly string[]
}

/** What editors write of a page. */
export type PageText = Omit<ContentSource, 'id' | 'updated'>

export const PAGE_LIMITS = { slug: 80, title: 120, description: 320, lead: 600, body: 100_000 } as const

export const HOME_LIMITS = {
  entries: 20,
  banners: 20,
  images: 10,
  title: 60,
  url: 200,
  alt: 200,
  text: 200,
} as const

/** Pages that the law wants within reach of every page. */
const LEGAL_PAGES = ['imprint', 'privacy', 'terms'] as const

const isLegalPage = (id: string): boolean => LEGAL_PAGES.some((legal) => legal === id)

const LEGAL_BODY_LENGTH = 300

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

// Anything with a scheme, or with slashes that a browser reads as another host.
const FOREIGN = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/?\\)/i

type Place = Pick<FieldProblem, 'field'> & { readonly line?: number }

const report = (key: string, { field, line }: Place, found: string): FieldProblem => ({
  field,
  key,
  params: line === undefined ? { found } : { found, line },
})

/** Placeholders that name nothing, and braces that belong to none. */
function checkPlaceholders(text: string, place: Place, known: ContentSurroundings): FieldProblem[] {
  return text.split('\n').flatMap((row, index) => {
    const here = place.line === undefined ? place : { ...place, line: place.line + index }
    const unknown = known
      .listUnknownPlaceholders(row)
      .map((name) => report('CONTENT_PLACEHOLDER_UNKNOWN', here, `{${name}}`))
    const [stray] = row.replace(/\{\w+\}/g, '').match(/[{}][^{}]{0,20}/) ?? []
    return stray === undefined ? unknown : [...unknown, report('CONTENT_PLACEHOLDER_BROKEN', here, stray)]
  })
}

/** Whether a path of the market leads to a page. */
function isLivePath(path: string, known: ContentSurroundings, own: string | null): boolean {
  const target = readPathTarget(known.market, path)
  if (target.kind === 'nowhere') return false
  if (target.kind === 'screen') return true
  if (target.kind !== 'content') return known.isInCatalogue(target)
  return target.slug === own || known.pages.some(({ slug }) => slug === target.slug)
}

function checkPath(path: string, place: Place, known: ContentSurroundings, own: string | null = null) {
  if (FOREIGN.test(path)) return [report('CONTENT_LINK_PROTOCOL', place, path)]
  return isLivePath(path, known, own) ? [] : [report('CONTENT_LINK_UNKNOWN', place, path)]
}

/** Links of texts name their target: `content:terms`, `route:contact`, a mail address, or a path of the market. */
function checkLink(target: string, place: Place, known: ContentSurroundings, own: OwnPage): FieldProblem[] {
  if (target.startsWith('mailto:')) return []
  const [kind, name = ''] = target.split(':')
  if (kind === 'content' && (name === own.id || known.pages.some(({ id }) => id === name))) return []
  const route = kind === 'route' ? ROUTE_NAMES.find((candidate) => candidate === name) : undefined
  if (route && isLinkedScreen(known.market, route)) return []
  if (kind === 'content' || kind === 'route') return [report('CONTENT_LINK_UNKNOWN', place, target)]
  return checkPath(target, place, known, own.slug)
}

interface OwnPage {
  readonly id: string
  readonly slug: string
}

/** A page starts with a heading of level 2, and none is skipped on the way down. */
function checkHeadings(outline: readonly OutlineEntry[]): FieldProblem[] {
  const seen = new Set<string>()
  let before = 1
  return outline.flatMap((entry) => {
    if (entry.kind !== 'heading') return []
    const { level, text, line } = entry
    const isSkipped = level > before + 1 || level < 2 || level > 3
    before = Math.max(2, Math.min(3, level))
    const isTwice = seen.has(text)
    seen.add(text)
    const place = { field: 'body', line }
    return [
      ...(isSkipped ? [report('CONTENT_HEADING_ORDER', place, text)] : []),
      ...(isTwice ? [report('CONTENT_HEADING_TWICE', place, text)] : []),
    ]
  })
}

function checkEntry(entry: OutlineEntry, known: ContentSurroundings, own: OwnPage): FieldProblem[] {
  const place = { field: 'body', line: entry.line }
  switch (entry.kind) {
    case 'heading':
      return []
    case 'link':
      return checkLink(entry.target, place, known, own)
    case 'picture':
      return [
        ...(isContentPicture(entry.target) ? [] : [report('CONTENT_PICTURE_UNKNOWN', place, entry.target)]),
        ...(entry.alt.trim() === '' ? [report('CONTENT_ALT_MISSING', place, entry.target)] : []),
      ]
    case 'unsupported':
      return [report('CONTENT_UNSUPPORTED', place, entry.what)]
  }
}

function checkSlug({ slug }: PageText, known: ContentSurroundings): FieldProblem[] {
  const place = { field: 'slug' }
  if (!SLUG.test(slug) || slug.length > PAGE_LIMITS.slug) return [report('CONTENT_SLUG_FORM', place, slug)]
  return known.pages.some((page) => page.slug === slug) ? [report('CONTENT_SLUG_TAKEN', place, slug)] : []
}

/** An empty imprint is as good as none: a legal page that is published has more than a sentence. */
const checkLegalBody = (id: string, body: string): FieldProblem[] =>
  isLegalPage(id) && body.trim() !== '' && body.trim().length < LEGAL_BODY_LENGTH
    ? [{ field: 'body', key: 'CONTENT_LEGAL_SHORT', params: { least: LEGAL_BODY_LENGTH } }]
    : []

/** What keeps a page from being published, in the order of its fields. */
export function checkContentPage(
  id: string,
  { page, outline }: { readonly page: PageText; readonly outline: readonly OutlineEntry[] },
  known: ContentSurroundings,
): FieldProblem[] {
  const required = (['title', 'description', 'body'] as const).filter((field) => page[field].trim() === '')
  const texts = (['title', 'description', 'lead'] as const).flatMap((field) =>
    checkPlaceholders(page[field], { field }, known),
  )
  const inBody = [
    ...checkPlaceholders(page.body, { field: 'body', line: 1 }, known),
    ...checkHeadings(outline),
    ...outline.flatMap((entry) => checkEntry(entry, known, { id, slug: page.slug })),
  ].sort((one, other) => Number(one.params?.line) - Number(other.params?.line))
  return [
    ...checkSlug(page, known),
    ...required.map((field) => ({ field, key: 'FIELD_REQUIRED' })),
    ...texts,
    ...checkLegalBody(id, page.body),
    ...inBody,
  ]
}

/** Those of these paths that lead to a content page, which is about to get another address. */
export const filterLinksTo = (market: Market, slug: string, paths: readonly string[]): readonly string[] =>
  paths.filter((path) => {
    const target = readPathTarget(market, path)
    return target.kind === 'content' && target.slug === slug
  })

const requireText = (field: string, text: string): FieldProblem[] =>
  text.trim() === '' ? [{ field, key: 'FIELD_REQUIRED' }] : []

/** Where the home page has no place for banners, nobody would see one. */
const checkBannerPlace = (field: string, { market }: ContentSurroundings): FieldProblem[] =>
  market.flags.homeBanner ? [] : [{ field: `${field}.text`, key: 'CONTENT_BANNER_OFF' }]

function checkBanner(banner: HomeBanner, field: string, known: ContentSurroundings): FieldProblem[] {
  const { text, linkTitle, url, from, to } = banner
  const isBackwards = from !== null && to !== null && Date.parse(to) <= Date.parse(from)
  return [
    ...requireText(`${field}.text`, text),
    ...requireText(`${field}.linkTitle`, linkTitle),
    ...checkPlaceholders(text, { field: `${field}.text` }, known),
    ...checkPlaceholders(linkTitle, { field: `${field}.linkTitle` }, known),
    ...checkPath(url, { field: `${field}.url` }, known),
    ...(isBackwards ? [report('CONTENT_TIME_ORDER', { field: `${field}.to` }, to)] : []),
  ]
}

function checkImages({ images }: HomeBlocks, known: ContentSurroundings): FieldProblem[] {
  const names = images.map(({ name }) => name)
  return images.flatMap(({ name, url, alt, title }, index) => {
    const field = `images.${index}`
    const isPlace = HOME_PICTURE_PLACES.some((place) => place === name) && names.indexOf(name) === index
    return [
      ...(isPlace ? [] : [report('CONTENT_PICTURE_PLACE', { field: `${field}.name` }, name)]),
      ...(isContentPicture(url) ? [] : [report('CONTENT_PICTURE_UNKNOWN', { field: `${field}.url` }, url)]),
      ...(alt.trim() === '' ? [report('CONTENT_ALT_MISSING', { field: `${field}.alt` }, name)] : []),
      ...checkPlaceholders(alt, { field: `${field}.alt` }, known),
      ...checkPlaceholders(title, { field: `${field}.title` }, known),
    ]
  })
}

/** The last column of the footer is the one that short footers show as well, so the legal pages are linked there. */
function checkLegalLinks(
  { footerRight }: HomeBlocks,
  { market, pages }: ContentSurroundings,
): FieldProblem[] {
  const linked = footerRight.map(({ url }) => readPathTarget(market, url))
  return LEGAL_PAGES.filter((id) => {
    const page = pages.find((each) => each.id === id)
    return !linked.some((target) => target.kind === 'content' && target.slug === page?.slug)
  }).map((id) => report('CONTENT_LEGAL_MISSING', { field: 'footerRight' }, id))
}

/** What keeps the home page's blocks from being published. */
export function checkHomeBlocks(home: HomeBlocks, known: ContentSurroundings): FieldProblem[] {
  const menus = HOME_MENUS.flatMap((name) =>
    home[name].flatMap(({ title, url }, index) => [
      ...requireText(`${name}.${index}.title`, title),
      ...checkPlaceholders(title, { field: `${name}.${index}.title` }, known),
      ...checkPath(url, { field: `${name}.${index}.url` }, known),
    ]),
  )
  const banners = home.banners.flatMap((banner, index) => [
    ...checkBannerPlace(`banners.${index}`, known),
    ...checkBanner(banner, `banners.${index}`, known),
  ])
  return [...menus, ...checkLegalLinks(home, known), ...checkImages(home, known), ...banners]
}
