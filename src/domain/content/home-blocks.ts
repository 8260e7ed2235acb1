import type { HomeDocument, HomeResource, MenuEntry } from './home-document.ts'

export const HOME_MENUS = ['headerMenu', 'footerLeft', 'footerCenter', 'footerRight', 'footerB2b'] as const

export type HomeMenu = (typeof HOME_MENUS)[number]

export interface HomePicture {
  /** The place that shows it. */
  readonly name: string
  readonly url: string
  readonly alt: string
  readonly title: string
}

/** A banner with the time in which it is shown; null is open. */
export interface HomeBanner {
  readonly text: string
  readonly linkTitle: string
  readonly url: string
  readonly from: string | null
  readonly to: string | null
}

/** What editors decide about the home page and the frame of every page. */
export interface HomeBlocks extends Readonly<Record<HomeMenu, readonly MenuEntry[]>> {
  readonly images: readonly HomePicture[]
  /** The first one whose time it is, is shown. */
  readonly banners: readonly HomeBanner[]
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** The blocks of a home document. References to resources that are not included are skipped. */
export function readHomeBlocks(document: HomeDocument): HomeBlocks {
  const byReference = new Map(
    document.included.map((resource) => [`${resource.type}/${resource.id}`, resource]),
  )
  const related = (name: string) =>
    (document.data.relationships[name]?.data ?? []).flatMap(
      ({ type, id }) => byReference.get(`${type}/${id}`) ?? [],
    )
  const menu = (name: HomeMenu): MenuEntry[] =>
    related(name).map(({ attributes }) => ({ title: text(attributes.title), url: text(attributes.url) }))
  return {
    headerMenu: menu('headerMenu'),
    footerLeft: menu('footerLeft'),
    footerCenter: menu('footerCenter'),
    footerRight: menu('footerRight'),
    footerB2b: menu('footerB2b'),
    images: related('images').map(({ id, attributes }) => ({
      name: id,
      url: text(attributes.url),
      alt: text(attributes.alt),
      title: text(attributes.title),
    })),
    banners: related('banner').map(({ attributes }) => ({
      text: text(attributes.text),
      linkTitle: text(attributes.linkTitle),
      url: text(attributes.url),
      from: textOrNull(attributes.from),
      to: textOrNull(attributes.to),
    })),
  }
}

/** The same blocks as the document that the content port serves. */
export function writeHomeDocument(id: string, blocks: HomeBlocks): HomeDocument {
  const menus = HOME_MENUS.map(
    (name) =>
      [
        name,
        blocks[name].map((entry, index) => ({
          type: 'menu-item',
          id: `${name}-${index + 1}`,
          attributes: { ...entry },
        })),
      ] as const,
  )
  const images = blocks.images.map(({ name, ...attributes }) => ({ type: 'image', id: name, attributes }))
  const banners = blocks.banners.map((banner, index) => ({
    type: 'banner',
    id: `banner-${index + 1}`,
    attributes: { ...banner },
  }))
  const groups: readonly (readonly [string, readonly HomeResource[]])[] = [
    ...menus,
    ['images', images],
    ['banner', banners],
  ]
  return {
    data: {
      id,
      relationships: Object.fromEntries(
        groups.map(([name, resources]) => [
          name,
          { data: resources.map(({ type, id: own }) => ({ type, id: own })) },
        ]),
      ),
    },
    included: groups.flatMap(([, resources]) => resources),
  }
}

/** Whether it is a banner's time. */
export const isBannerTime = ({ from, to }: Pick<HomeBanner, 'from' | 'to'>, nowMs: number): boolean =>
  (from === null || Date.parse(from) <= nowMs) && (to === null || nowMs < Date.parse(to))

/** The moments at which another banner, or none, may have to be shown. */
export const listBannerMoments = ({ banners }: Pick<HomeBlocks, 'banners'>): readonly string[] =>
  [...new Set(banners.flatMap(({ from, to }) => [from, to].filter((moment) => moment !== null)))].sort(
    (one, other) => Date.parse(one) - Date.parse(other),
  )
