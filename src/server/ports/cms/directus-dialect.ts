import { z } from 'zod'
import { HOME_MENUS, type HomeMenu, writeHomeDocument } from '#domain/content/home-blocks.ts'
import type { CmsDialect } from './cms-dialect.ts'
import { CONTENT_SOURCE } from './cms-schemas.ts'

// What an editor leaves empty is null in Directus.
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const moment = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((value) => value ?? null)

const PAGES = z
  .object({
    data: z.array(
      z.object({
        page_id: z.string(),
        slug: z.string(),
        title: z.string(),
        description: z.string(),
        lead: text,
        updated: z.string(),
        body: z.string(),
      }),
    ),
  })
  .transform(({ data }) => data.map(({ page_id, ...page }) => ({ ...page, id: page_id })))
  // An empty answer is a fault of the CMS, not a shop without terms.
  .pipe(z.array(CONTENT_SOURCE).min(1))

const HOME = z.object({
  menu_entries: z.array(z.object({ menu: z.enum(HOME_MENUS), title: text, url: text })),
  pictures: z.array(
    z.object({ place: z.string(), drawing: text, file: z.uuid().nullish(), alt: text, title: text }),
  ),
  banners: z.array(z.object({ text, link_title: text, url: text, starts_at: moment, ends_at: moment })),
})

type DirectusHome = z.output<typeof HOME>

const FIELDS = {
  pages: ['page_id', 'slug', 'title', 'description', 'lead', 'updated', 'body'],
  home: [
    ...['menu', 'title', 'url'].map((field) => `menu_entries.${field}`),
    ...['place', 'drawing', 'file', 'alt', 'title'].map((field) => `pictures.${field}`),
    ...['text', 'link_title', 'url', 'starts_at', 'ends_at'].map((field) => `banners.${field}`),
  ],
} as const

function readHome(code: string, { menu_entries, pictures, banners }: DirectusHome, base: string) {
  const menu = (name: HomeMenu) =>
    menu_entries.filter((entry) => entry.menu === name).map(({ title, url }) => ({ title, url }))
  return writeHomeDocument(code, {
    headerMenu: menu('headerMenu'),
    footerLeft: menu('footerLeft'),
    footerCenter: menu('footerCenter'),
    footerRight: menu('footerRight'),
    footerB2b: menu('footerB2b'),
    images: pictures.map(({ place, drawing, file, alt, title }) => ({
      name: place,
      url: file ? `${base}/assets/${file}` : `art:${drawing}`,
      alt,
      title,
    })),
    banners: banners.map(({ text: words, link_title, url, starts_at, ends_at }) => ({
      text: words,
      linkTitle: link_title,
      url,
      from: starts_at,
      to: ends_at,
    })),
  })
}

const buildItemsPath = (collection: string, query: Readonly<Record<string, string>>): string =>
  `/items/${collection}?${new URLSearchParams(query)}`

/** Nested lists are as long as they are, and in the order that editors drag them into. */
const DEEP = Object.fromEntries(
  ['menu_entries', 'pictures', 'banners'].flatMap((list) => [
    [`deep[${list}][_limit]`, '-1'],
    [`deep[${list}][_sort]`, 'sort'],
  ]),
)

/** Directus over REST, with the static token of a user who may read three collections. */
export const createDirectusDialect = (url: string, token: string): CmsDialect => ({
  headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  askPages: ({ id }) => ({
    path: buildItemsPath('content_pages', {
      'filter[market][_eq]': id,
      'filter[status][_eq]': 'published',
      fields: FIELDS.pages.join(','),
      limit: '-1',
    }),
    schema: PAGES,
  }),
  askHome: ({ id, landingPageCode }) => ({
    path: buildItemsPath('homes', {
      'filter[market][_eq]': id,
      fields: FIELDS.home.join(','),
      limit: '1',
      ...DEEP,
    }),
    schema: z
      .object({ data: z.tuple([HOME]) })
      .transform(({ data: [home] }) => readHome(landingPageCode, home, url.replace(/\/$/, ''))),
  }),
})
