import type { Market } from '#domain/markets/market.ts'
import type { IssueBlock } from '#domain/newsletter/issue-content.ts'
import type { PriceChange } from '#domain/newsletter/price-change.ts'
import { buildPath } from '#domain/routing/path.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import { getBrand } from '#server/config/operator.ts'
import type { MailBlock, MailContent, MailDevice } from '#server/mails/rendering/mail-content.ts'
import { buildGreeting } from '#server/mails/templates/build-greeting.ts'

/** A device that the reader owns. */
export interface OwnDevice extends PriceChange {
  readonly name: string
  readonly url: string
}

/** A device that the issue shows, with today's price. */
export interface ShownDevice {
  readonly name: string
  readonly url: string
  readonly upToInCents: number
}

export interface ShownPicture {
  readonly width: number
  readonly height: number
}

/** An issue as one reader gets it. Its texts are filled already. */
export interface IssueMail {
  readonly subject: string
  readonly preheader: string
  readonly title: string
  readonly blocks: readonly IssueBlock[]
  /** By their addresses; one that is not bought any more is left out. */
  readonly devices: ReadonlyMap<string, ShownDevice>
  readonly pictures: ReadonlyMap<string, ShownPicture>
  readonly shopUrl: string
  readonly firstName: string
  readonly ownDevices: readonly OwnDevice[]
  /** The moment that prices are compared with. */
  readonly sinceMs: number
  /** Null for a test. */
  readonly links: { readonly choicesUrl: string; readonly unsubscribeUrl: string } | null
}

const MAX_PICTURE_WIDTH = 480

type Translate = ReturnType<typeof getCorrespondenceTranslator>

const formatUpTo = (t: Translate, market: Market, cents: number): string =>
  t('MAIL_ISSUE_UP_TO', { price: formatMoney(market, cents, { isWhole: cents % 100 === 0 }) })

function describeChange(market: Market, { differenceInCents }: OwnDevice, sinceMs: number): string {
  const t = getCorrespondenceTranslator(market)
  const date = formatDay(market.locale, sinceMs)
  if (differenceInCents === null) return t('MAIL_ISSUE_PRICE_NEW', { date })
  if (differenceInCents === 0) return t('MAIL_ISSUE_PRICE_SAME', { date })
  const size = Math.abs(differenceInCents)
  const amount = formatMoney(market, size, { isWhole: size % 100 === 0 })
  return t(differenceInCents > 0 ? 'MAIL_ISSUE_PRICE_MORE' : 'MAIL_ISSUE_PRICE_LESS', { amount, date })
}

function buildOwnDevices(market: Market, mail: IssueMail): MailBlock[] {
  if (mail.ownDevices.length === 0) return []
  const t = getCorrespondenceTranslator(market)
  const devices = mail.ownDevices.map((device) => ({
    name: device.name,
    price: formatUpTo(t, market, device.nowInCents),
    note: describeChange(market, device, mail.sinceMs),
    url: mail.shopUrl + buildPath(market, 'pdp', { pdp: device.url }),
  }))
  return [{ kind: 'devices', title: t('MAIL_ISSUE_OWN_TITLE'), devices }]
}

const listShown = (market: Market, mail: IssueMail, urls: readonly string[]): MailDevice[] => {
  const t = getCorrespondenceTranslator(market)
  return urls.flatMap((url) => {
    const device = mail.devices.get(url)
    if (!device) return []
    const { name, upToInCents } = device
    const path = buildPath(market, 'pdp', { pdp: url })
    return [{ name, price: formatUpTo(t, market, upToInCents), url: mail.shopUrl + path }]
  })
}

function buildBlock(market: Market, mail: IssueMail, block: IssueBlock): MailBlock[] {
  switch (block.kind) {
    case 'text':
      return [
        ...(block.title === undefined ? [] : [{ kind: 'heading', text: block.title } as const]),
        { kind: 'paragraph', text: block.text },
      ]
    case 'devices': {
      const devices = listShown(market, mail, block.devices)
      if (devices.length === 0) return []
      return [{ kind: 'devices', devices, ...(block.title === undefined ? {} : { title: block.title }) }]
    }
    case 'picture': {
      const picture = mail.pictures.get(block.picture)
      if (!picture) return []
      const width = Math.min(picture.width, MAX_PICTURE_WIDTH)
      const height = (picture.height * width) / picture.width
      return [{ kind: 'picture', source: { cid: block.picture }, alt: block.alt, width, height }]
    }
    case 'button': {
      const url = block.link.startsWith('/') ? mail.shopUrl + block.link : block.link
      return [{ kind: 'button', label: block.label, url }]
    }
  }
}

function buildLinks(market: Market, { links }: IssueMail): MailBlock[] {
  if (!links) return []
  const t = getCorrespondenceTranslator(market)
  return [
    { kind: 'divider' },
    {
      kind: 'links',
      links: [
        { label: t('MAIL_ISSUE_CHOICES'), url: links.choicesUrl },
        { label: t('MAIL_ISSUE_UNSUBSCRIBE'), url: links.unsubscribeUrl },
      ],
    },
  ]
}

/** An issue of the newsletter. Its links lead straight to the shop: nobody counts who opens or clicks. */
export function issueMail(market: Market, mail: IssueMail): MailContent {
  const t = getCorrespondenceTranslator(market)
  const hasPrices = mail.ownDevices.length > 0 || mail.devices.size > 0
  return {
    subject: mail.subject,
    preheader: mail.preheader,
    title: mail.title,
    blocks: [
      { kind: 'paragraph', text: buildGreeting(t, mail.firstName) },
      ...buildOwnDevices(market, mail),
      ...mail.blocks.flatMap((block) => buildBlock(market, mail, block)),
      ...(hasPrices ? [{ kind: 'note', text: t('MAIL_ISSUE_PRICES') } as const] : []),
      ...buildLinks(market, mail),
    ],
  }
}

/** Why the reader gets it, and how to end it. */
export const issueFooter = (market: Market): string =>
  getCorrespondenceTranslator(market)('MAIL_ISSUE_REASON', { brand: getBrand().name })
