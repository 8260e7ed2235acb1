import type { Market } from '#domain/markets/market.ts'
import { WATCH_MONTHS } from '#domain/price-watch/watch-clock.ts'
import { findConditionCode } from '#domain/pricing/find-condition-code.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatStorage } from '#messages/format-storage.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import type { MessageKey } from '#messages/message-key.ts'
import type { Audience } from '#messages/text-set.ts'
import type { MailBlock, MailContent } from '#server/mails/rendering/mail-content.ts'
import type { StoredWatch } from '#server/modules/price-watch/price-watch.repository.ts'

/** Whom a mail about a watch addresses. */
export const audienceOfWatch = ({ isBusiness }: Pick<StoredWatch, 'isBusiness'>): Audience =>
  isBusiness ? 'business' : 'people'

const formatPrice = (market: Market, cents: number): string => formatMoney(market, cents, { isWhole: true })

/** The device with its storage. */
const formatDevice = ({ locale }: Market, { name, storageGb }: StoredWatch): string =>
  storageGb > 0 ? `${name}, ${formatStorage(locale, storageGb)}` : name

function factsBlock(market: Market, watch: StoredWatch, priceInCents: number): MailBlock {
  const t = getCorrespondenceTranslator(market, audienceOfWatch(watch))
  const page = getTranslator(market, audienceOfWatch(watch))
  const condition =
    watch.conditionId === null
      ? []
      : [
          {
            label: t('MAIL_WATCH_CONDITION'),
            value: page(`CONDITION_${findConditionCode(watch.conditionId)}` as MessageKey),
          },
        ]
  return {
    kind: 'facts',
    rows: [
      { label: t('MAIL_WATCH_DEVICE'), value: formatDevice(market, watch) },
      ...condition,
      {
        label: t('MAIL_WATCH_TODAY'),
        value: priceInCents === 0 ? page('PRICE_WATCH_NO_PRICE') : formatPrice(market, priceInCents),
        isLarge: true,
      },
    ],
  }
}

export interface WatchConfirmation {
  readonly url: string
  readonly until: Date
}

/** Asks the owner of an address to confirm a price watch. */
export function priceWatchConfirmationMail(
  market: Market,
  watch: StoredWatch,
  { url, until }: WatchConfirmation,
): MailContent {
  const t = getCorrespondenceTranslator(market, audienceOfWatch(watch))
  const wish =
    watch.targetInCents === null
      ? t('MAIL_WATCH_WISH_CHANGED')
      : t('MAIL_WATCH_WISH_REACHED', { price: formatPrice(market, watch.targetInCents) })
  return {
    subject: t('MAIL_WATCH_SUBJECT', { name: watch.name }),
    preheader: t('MAIL_WATCH_PREHEADER'),
    title: t('MAIL_WATCH_TITLE'),
    blocks: [
      { kind: 'paragraph', text: t('MAIL_GREETING_PLAIN') },
      { kind: 'paragraph', text: wish },
      factsBlock(market, watch, watch.knownInCents),
      { kind: 'button', label: t('MAIL_WATCH_BUTTON'), url },
      { kind: 'note', text: t('MAIL_WATCH_UNTIL', { date: formatDay(market.locale, until) }) },
      { kind: 'note', text: t('MAIL_WATCH_STRANGER') },
    ],
  }
}

export interface PriceNews {
  readonly priceInCents: number
  readonly beforeInCents: number
  /** The device's page with the same answers. */
  readonly url: string
  readonly endUrl: string
}

/** The price that someone waited for. */
export function priceReachedMail(market: Market, watch: StoredWatch, news: PriceNews): MailContent {
  const t = getCorrespondenceTranslator(market, audienceOfWatch(watch))
  const price = formatPrice(market, news.priceInCents)
  const target = formatPrice(market, watch.targetInCents ?? news.priceInCents)
  return {
    subject: t('MAIL_WATCH_REACHED_SUBJECT', { name: watch.name, price }),
    preheader: t('MAIL_WATCH_REACHED_PREHEADER', { target }),
    title: t('MAIL_WATCH_REACHED_TITLE', { price }),
    blocks: [
      { kind: 'paragraph', text: t('MAIL_GREETING_PLAIN') },
      { kind: 'paragraph', text: t('MAIL_WATCH_REACHED_TEXT', { target }) },
      factsBlock(market, watch, news.priceInCents),
      { kind: 'button', label: t('MAIL_WATCH_SELL'), url: news.url },
      { kind: 'note', text: t('MAIL_WATCH_REACHED_OVER') },
    ],
  }
}

interface Comparison {
  readonly subject: string
  readonly blocks: readonly MailBlock[]
}

/** How much more or less it is than in the last mail. A device without an offer had no price to compare with. */
function compareWithLastMail(
  market: Market,
  watch: StoredWatch,
  { priceInCents, beforeInCents }: PriceNews,
): Comparison | null {
  if (beforeInCents === 0) return null
  const t = getCorrespondenceTranslator(market, audienceOfWatch(watch))
  const change = formatPrice(market, Math.abs(priceInCents - beforeInCents))
  const before = formatPrice(market, beforeInCents)
  const isMore = priceInCents > beforeInCents
  return {
    subject: t(isMore ? 'MAIL_WATCH_MORE_SUBJECT' : 'MAIL_WATCH_LESS_SUBJECT', { name: watch.name, change }),
    blocks: [
      {
        kind: 'paragraph',
        text: t(isMore ? 'MAIL_WATCH_MORE_TEXT' : 'MAIL_WATCH_LESS_TEXT', { change, before }),
      },
    ],
  }
}

/** The price of one's own device has changed. */
export function priceChangedMail(market: Market, watch: StoredWatch, news: PriceNews): MailContent {
  const t = getCorrespondenceTranslator(market, audienceOfWatch(watch))
  const { priceInCents } = news
  const price = formatPrice(market, priceInCents)
  const comparison = compareWithLastMail(market, watch, news)
  const date = formatDay(market.locale, watch.expiresAtMs ?? 0)
  return {
    subject: comparison?.subject ?? t('MAIL_WATCH_REACHED_SUBJECT', { name: watch.name, price }),
    preheader: t('MAIL_WATCH_CHANGED_PREHEADER', { price }),
    title: t('MAIL_WATCH_CHANGED_TITLE', { price }),
    blocks: [
      { kind: 'paragraph', text: t('MAIL_GREETING_PLAIN') },
      ...(comparison?.blocks ?? []),
      factsBlock(market, watch, priceInCents),
      { kind: 'button', label: t('MAIL_WATCH_SELL'), url: news.url },
      { kind: 'note', text: t('MAIL_WATCH_EXPIRES', { months: WATCH_MONTHS, date }) },
      { kind: 'choices', choices: [{ label: t('MAIL_WATCH_END'), url: news.endUrl }] },
    ],
  }
}

/** Our questions about the device have changed, so its price can't be told from the stored answers. */
export function watchOutdatedMail(market: Market, watch: StoredWatch, url: string): MailContent {
  const t = getCorrespondenceTranslator(market, audienceOfWatch(watch))
  return {
    subject: t('MAIL_WATCH_OUTDATED_SUBJECT', { name: watch.name }),
    preheader: t('MAIL_WATCH_OUTDATED_PREHEADER'),
    title: t('MAIL_WATCH_OUTDATED_TITLE'),
    blocks: [
      { kind: 'paragraph', text: t('MAIL_GREETING_PLAIN') },
      { kind: 'paragraph', text: t('MAIL_WATCH_OUTDATED_TEXT', { device: formatDevice(market, watch) }) },
      { kind: 'button', label: t('MAIL_WATCH_OUTDATED_BUTTON'), url },
      { kind: 'note', text: t('MAIL_WATCH_OUTDATED_OVER') },
    ],
  }
}
