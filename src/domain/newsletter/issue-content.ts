import type { CategoryId } from '#domain/catalogue/category.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import type { Market } from '#domain/markets/market.ts'
import { parsePath } from '#domain/routing/path.ts'
import type { RouteName } from '#domain/routing/route-table.ts'

/** One part of an issue. Texts are plain; figures of the shop are `{placeholders}`. */
export type IssueBlock =
  | { readonly kind: 'text'; readonly title?: string | undefined; readonly text: string }
  /** Devices by their address in the catalogue. They are shown with today's price. */
  | { readonly kind: 'devices'; readonly title?: string | undefined; readonly devices: readonly string[] }
  | { readonly kind: 'picture'; readonly picture: string; readonly alt: string }
  | { readonly kind: 'button'; readonly label: string; readonly link: string }

/** What an issue says, in the language of its market. */
export interface IssueContent {
  readonly subject: string
  readonly preheader: string
  readonly title: string
  /** Whom it interests; everyone if empty. */
  readonly categories: readonly CategoryId[]
  readonly blocks: readonly IssueBlock[]
}

export const ISSUE_LIMITS = {
  subject: 120,
  preheader: 160,
  title: 120,
  blockTitle: 120,
  text: 2_000,
  label: 60,
  link: 300,
  alt: 200,
  blocks: 20,
  devicesPerBlock: 12,
} as const

/** The largest picture. Pictures travel inside every mail of an issue. */
export const MAX_PICTURE_BYTES = 200_000

/** Pages that lead nowhere from a mail: they belong to one visitor, or end something. */
const PRIVATE_ROUTES: ReadonlySet<RouteName> = new Set<RouteName>([
  'newsletterEnrich',
  'newsletterUnsubscribe',
  'newsletterUnsubscribeSuccess',
  'newsletterRequested',
])

// Clicks are not counted, so no link may carry a mark that counts them.
const MARKS = /[?&](?:utm_\w+|gclid|fbclid|mc_\w+)=/i

const EXTERNAL_HOST = /^https:\/\/([^/?#:@]+)(?:[/?#]|$)/

/** Whether a link of an issue leads to a page of the market's shop, or to our shop for buying. */
export function isIssueLink(market: Pick<Market, 'routes' | 'buyShopLink'>, link: string): boolean {
  if (MARKS.test(link)) return false
  if (!link.startsWith('/')) return EXTERNAL_HOST.exec(link)?.[1] === new URL(market.buyShopLink).host
  const [path = ''] = link.split(/[?#]/, 1)
  const parsed = parsePath(market, path)
  return parsed.kind === 'match' && !PRIVATE_ROUTES.has(parsed.route)
}

/** Every text of an issue with the field it is in. */
function listIssueTexts({ subject, preheader, title, blocks }: IssueContent) {
  const ofBlocks = blocks.flatMap((block, index) => {
    const texts = {
      title: 'title' in block ? block.title : undefined,
      text: block.kind === 'text' ? block.text : undefined,
      alt: block.kind === 'picture' ? block.alt : undefined,
      label: block.kind === 'button' ? block.label : undefined,
    }
    return Object.entries(texts).flatMap(([name, text]) =>
      text === undefined ? [] : [{ field: `blocks.${index}.${name}`, text }],
    )
  })
  return [
    { field: 'subject', text: subject },
    { field: 'preheader', text: preheader },
    { field: 'title', text: title },
    ...ofBlocks,
  ]
}

/** What an issue refers to, as far as it exists. */
export interface IssueSurroundings {
  readonly market: Pick<Market, 'routes' | 'buyShopLink'>
  /** Addresses of devices that the market buys today. */
  readonly knownDevices: ReadonlySet<string>
  readonly pictures: ReadonlySet<string>
  readonly listUnknownPlaceholders: (text: string) => readonly string[]
}

function checkBlock(block: IssueBlock, field: string, known: IssueSurroundings): FieldProblem[] {
  switch (block.kind) {
    case 'text':
      return []
    case 'devices':
      return block.devices.flatMap((url, index) =>
        known.knownDevices.has(url)
          ? []
          : [{ field: `${field}.devices.${index}`, key: 'ISSUE_DEVICE_UNKNOWN' }],
      )
    case 'picture':
      return known.pictures.has(block.picture)
        ? []
        : [{ field: `${field}.picture`, key: 'ISSUE_PICTURE_MISSING' }]
    case 'button':
      return isIssueLink(known.market, block.link)
        ? []
        : [{ field: `${field}.link`, key: 'ISSUE_LINK_UNKNOWN' }]
  }
}

/** What keeps an issue from being sent: links, placeholders, devices and pictures that don't exist. */
export function checkIssue(content: IssueContent, known: IssueSurroundings): FieldProblem[] {
  const placeholders = listIssueTexts(content).flatMap(({ field, text }) =>
    known.listUnknownPlaceholders(text).map(() => ({ field, key: 'ISSUE_PLACEHOLDER_UNKNOWN' })),
  )
  const blocks = content.blocks.flatMap((block, index) => checkBlock(block, `blocks.${index}`, known))
  return [...placeholders, ...blocks]
}
