import { sql } from 'drizzle-orm'
import { UNSUBSCRIPTIONS_PATH } from '#contracts/paths/newsletter.ts'
import type { Market } from '#domain/markets/market.ts'
import type { IssueBlock, IssueContent } from '#domain/newsletter/issue-content.ts'
import { computePriceChange, findUpToPrice } from '#domain/newsletter/price-change.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import type { ComposedMail } from '#server/mails/deliver-mail.ts'
import {
  type IssueMail,
  issueFooter,
  issueMail,
  type OwnDevice,
  type ShownDevice,
} from '#server/mails/templates/newsletter/issue-mail.ts'
import { createShopFacts, type ShopFacts } from '#server/modules/facts/shop-facts.ts'
import { listDeviceUrls } from '#server/modules/newsletter/issues/check-issue.ts'
import {
  findComparedVersion,
  findDevicesById,
  findDevicesByUrl,
  findVersionAt,
  type ListedVersion,
  listPriceLists,
} from '#server/modules/newsletter/issues/issue-devices.repository.ts'
import {
  findIssue,
  type Issue,
  type IssuePicture,
  listPictures,
} from '#server/modules/newsletter/issues/issues.repository.ts'
import type { Delivery } from '#server/modules/newsletter/sending/deliveries.repository.ts'
import { encodeLinkKey } from '#server/modules/opt-in/link-key.ts'
import type { MailAttachment } from '#server/ports/mail/mail.ts'
import { findHelpDesk } from './help-desk.ts'
import type { MailSources } from './mail-sources.ts'

/** What all mails of an issue have in common, with the prices of the moment. */
interface PreparedIssue {
  readonly market: Market
  readonly mail: Omit<IssueMail, 'shopUrl' | 'firstName' | 'ownDevices' | 'sinceMs' | 'links'>
  readonly attachments: readonly MailAttachment[]
  readonly lists: readonly ListedVersion[]
  readonly version: number
}

function fillBlock(block: IssueBlock, fill: (text: string) => string): IssueBlock {
  const title = 'title' in block && block.title !== undefined ? { title: fill(block.title) } : {}
  switch (block.kind) {
    case 'text':
      return { ...block, ...title, text: fill(block.text) }
    case 'devices':
      return { ...block, ...title }
    case 'picture':
      return { ...block, alt: fill(block.alt) }
    case 'button':
      return { ...block, label: fill(block.label) }
  }
}

function fillContent({ subject, preheader, title, blocks }: IssueContent, fill: (text: string) => string) {
  return {
    subject: fill(subject),
    preheader: fill(preheader),
    title: fill(title),
    blocks: blocks.map((block) => fillBlock(block, fill)),
  }
}

const toAttachment = ({ name, mediaType, content }: IssuePicture): MailAttachment => ({
  filename: name,
  contentType: mediaType,
  content,
})

/** Only pictures that the issue shows: others would be files that nobody expects. */
const keepShown = (pictures: readonly IssuePicture[], { blocks }: IssueContent): IssuePicture[] =>
  pictures.filter(({ name }) => blocks.some((block) => block.kind === 'picture' && block.picture === name))

/** Reads what the mails of an issue are made of. Prices are today's. */
async function prepareIssue(
  db: Connection,
  facts: ShopFacts,
  { id, market: marketId, content }: Pick<Issue, 'id' | 'market' | 'content'>,
): Promise<PreparedIssue> {
  const market = MARKETS[marketId]
  const lists = await listPriceLists(db, marketId)
  const version = findVersionAt(lists, Number.POSITIVE_INFINITY)
  const found = await findDevicesByUrl(db, market, listDeviceUrls(content))
  const devices = found.flatMap(({ url, name, periods }): [string, ShownDevice][] => {
    const upToInCents = findUpToPrice(periods, version)
    return upToInCents === null ? [] : [[url, { name, url, upToInCents }]]
  })
  const pictures = keepShown(await listPictures(db, id), content)
  return {
    market,
    lists,
    version,
    attachments: pictures.map(toAttachment),
    mail: {
      ...fillContent(content, (text) => facts.fillKnown(market, text)),
      devices: new Map(devices),
      pictures: new Map(pictures.map(({ name, width, height }) => [name, { width, height }])),
    },
  }
}

export interface ComposedIssue {
  readonly composed: ComposedMail
  /** The price list that it was written with. */
  readonly version: number
}

export type ComposeIssueMail = (delivery: Delivery) => Promise<ComposedIssue>

/** Prices in a mail are at most this old. */
const PREPARED_MS = 30_000

/** Reads an issue once for many mails. */
function createIssueReader({ db, now }: Pick<MailSources, 'db' | 'now'>) {
  const facts = createShopFacts()
  const prepared = new Map<number, { readonly untilMs: number; readonly issue: Promise<PreparedIssue> }>()
  async function read(id: number): Promise<PreparedIssue> {
    const issue = await findIssue(db, id)
    if (!issue) throw new Error(`There is no issue ${id}`)
    return prepareIssue(db, facts, issue)
  }
  return (id: number): Promise<PreparedIssue> => {
    const known = prepared.get(id)
    if (known && known.untilMs > now()) return known.issue
    const issue = read(id)
    prepared.set(id, { untilMs: now() + PREPARED_MS, issue })
    issue.catch(() => prepared.delete(id))
    return issue
  }
}

/** The reader's own devices, in their order; those that are not bought any more are left out. */
async function readOwnDevices(
  db: Connection,
  { market, version }: PreparedIssue,
  { deviceIds, before }: Pick<Delivery, 'deviceIds'> & { readonly before: number },
): Promise<OwnDevice[]> {
  const devices = await findDevicesById(db, market, deviceIds)
  return deviceIds.flatMap((id) => {
    const device = devices.find((one) => one.id === id)
    const change = device && computePriceChange(device.periods, { before, now: version })
    return device && change ? [{ name: device.name, url: device.url, ...change }] : []
  })
}

/** Writes the mails of issues, each for its reader. */
export function createComposeIssueMail(
  sources: Pick<MailSources, 'db' | 'now' | 'findShopUrl'>,
): ComposeIssueMail {
  const readIssue = createIssueReader(sources)
  return async (delivery) => {
    const issue = await readIssue(delivery.issueId)
    const { market, lists, version, attachments } = issue
    const shopUrl = sources.findShopUrl(market.id)
    const before = findComparedVersion(lists, delivery)
    const [choices, unsubscribe] = [delivery.enrichHash, delivery.unsubscribeHash].map(encodeLinkKey)
    const content = issueMail(market, {
      ...issue.mail,
      shopUrl,
      sinceMs: delivery.sinceMs,
      firstName: delivery.firstName ?? '',
      ownDevices: await readOwnDevices(sources.db, issue, { deviceIds: delivery.deviceIds, before }),
      links: {
        choicesUrl: shopUrl + buildPath(market, 'newsletterEnrich', { emailHash: choices ?? '' }),
        unsubscribeUrl:
          shopUrl + buildPath(market, 'newsletterUnsubscribe', { emailHash: unsubscribe ?? '' }),
      },
    })
    const composed: ComposedMail = {
      market,
      to: delivery.email,
      replyTo: findHelpDesk(market),
      content,
      footer: [issueFooter(market)],
      attachments,
      unsubscribeUrl: `${shopUrl}${UNSUBSCRIPTIONS_PATH}/${unsubscribe}`,
    }
    return { composed, version }
  }
}

/** An issue as a reader without own devices would get it, for operators. It has no links of a subscription. */
export async function composePreview(
  { db, findShopUrl, now }: Pick<MailSources, 'findShopUrl' | 'now'> & { readonly db: Connection },
  issue: Pick<Issue, 'id' | 'market' | 'content'>,
): Promise<Omit<ComposedMail, 'to'>> {
  const { market, mail, attachments } = await prepareIssue(db, createShopFacts(), issue)
  const shown = { ...mail, shopUrl: findShopUrl(market.id), firstName: '', ownDevices: [], sinceMs: now() }
  return {
    market,
    replyTo: findHelpDesk(market),
    content: issueMail(market, { ...shown, links: null }),
    footer: [issueFooter(market)],
    attachments,
  }
}

interface TestRow extends Record<string, unknown> {
  readonly issue_id: number
  readonly email: string
}

/** An issue to the address that an operator named; null when it is gone. */
export async function composeIssueTest(sources: MailSources, testId: string): Promise<ComposedMail | null> {
  const { rows } = await sources.db.execute<TestRow>(
    sql`select issue_id, email from newsletter_test where id = ${testId}::uuid`,
  )
  const [test] = rows
  const issue = test && (await findIssue(sources.db, test.issue_id))
  if (!issue) return null
  const preview = await composePreview(sources, issue)
  const { content } = preview
  return { ...preview, to: test.email, content: { ...content, subject: `[Test] ${content.subject}` } }
}
