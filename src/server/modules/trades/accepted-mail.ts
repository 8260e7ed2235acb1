import { formatMoney } from '#messages/format-money.ts'
import type { MailAmount, MailBlock, MailContent } from '#server/mails/mail-content.ts'
import { type DeviceMailInput, type MovedDevice, unaskedBlocks } from './device-mails.ts'
import { effectRows, type FindingWords, findingBlocks } from './finding-mail-parts.ts'
import type { MailReport } from './mail-report.ts'
import { deviceName, greeting, linkBlocks, moneyOf, stateParagraph } from './trade-mail-parts.ts'
import type { StoredTradeItem } from './trade-view.repository.ts'

export interface AcceptedDevice extends MovedDevice {
  readonly report: MailReport | null
}

export interface AcceptedMailInput extends DeviceMailInput, FindingWords {
  readonly devices: readonly AcceptedDevice[]
}

type Outcome = 'MATCH' | 'RAISED' | 'TOLERATED' | 'AGREED' | 'RULE' | 'UPHELD' | 'INSURED'

/** Events that settle a price for another reason than the inspection alone. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  accept: 'AGREED',
  policy_accept: 'RULE',
  appeal_upheld: 'UPHELD',
  insurance_confirmed: 'INSURED',
}

const settledOf = ({ settledInCents, priceInCents }: StoredTradeItem): number =>
  settledInCents ?? priceInCents

function outcomeOf({ event, item, report }: AcceptedDevice): Outcome {
  const known = OUTCOMES[event]
  if (known) return known
  if (settledOf(item) > item.priceInCents) return 'RAISED'
  return report?.outcome.kind === 'TOLERATED' ? 'TOLERATED' : 'MATCH'
}

const whyBlock = (input: AcceptedMailInput): MailBlock => ({
  kind: 'facts',
  title: input.t('MAIL_ACCEPTED_WHY'),
  rows: input.devices.map((device) => {
    const { item } = device
    const difference = formatMoney(input.market, settledOf(item) - item.priceInCents)
    return {
      label: deviceName(input, item),
      value: input.t(`MAIL_OUTCOME_${outcomeOf(device)}`, { difference }),
    }
  }),
})

/** Prices that come as news: the seller has seen no sum yet. */
const NEW_PRICES: ReadonlySet<Outcome> = new Set(['RAISED', 'RULE'])

/** The report that the price was made by; null where it was made otherwise, as by the better one of two checks. */
const findPriceReport = ({ item, report }: AcceptedDevice): MailReport | null =>
  report && 'priceInCents' in report.outcome && report.outcome.priceInCents === settledOf(item)
    ? report
    : null

/** The price of a device; where it is news, how it came about. */
function priceRows(input: AcceptedMailInput, device: AcceptedDevice): MailAmount[] {
  const { item } = device
  const label = deviceName(input, item)
  const report = NEW_PRICES.has(outcomeOf(device)) ? findPriceReport(device) : null
  return report
    ? [{ label, amount: moneyOf(input, item.priceInCents) }, ...effectRows(input, report)]
    : [{ label, amount: moneyOf(input, settledOf(item)) }]
}

function sumBlock(input: AcceptedMailInput, totalInCents: number): MailBlock {
  const rows = input.devices.flatMap((device) => {
    const { bonusInCents } = device.item
    const bonus = { label: input.t('MAIL_ACCEPTED_BONUS'), amount: moneyOf(input, bonusInCents) }
    return [...priceRows(input, device), ...(bonusInCents > 0 ? [bonus] : [])]
  })
  const total = { label: input.t('MAIL_TOTAL'), amount: moneyOf(input, totalInCents), isTotal: true }
  return { kind: 'amounts', rows: [...rows, total] }
}

/** What differs although nobody was asked. */
const differences = (input: AcceptedMailInput): MailBlock[] =>
  input.devices.flatMap((device) => {
    const outcome = outcomeOf(device)
    const report = findPriceReport(device)
    const isNews = NEW_PRICES.has(outcome) || outcome === 'TOLERATED'
    return report && isNews ? findingBlocks(input, report) : []
  })

const WAS_PAID = new Set(['PAYOUT_PENDING', 'PAID', 'PAYOUT_FAILED'])

/** The voucher goes out with the first payout, and is not heard of after it. */
function voucherBlocks(input: AcceptedMailInput): MailBlock[] {
  const { trade, t } = input
  if (!trade.voucherCode || trade.items.some(({ state }) => WAS_PAID.has(state))) return []
  const amount = moneyOf(input, trade.voucherValueInCents)
  return [{ kind: 'paragraph', text: t('MAIL_ACCEPTED_VOUCHER', { amount }) }]
}

/** The price is settled: what we pay for each device, and why. */
export function acceptedMail(input: AcceptedMailInput): MailContent {
  const { trade, t, tradeNumber, devices } = input
  const totalInCents = devices.reduce((sum, { item }) => sum + settledOf(item) + item.bonusInCents, 0)
  const amount = moneyOf(input, totalInCents)
  return {
    subject: t('MAIL_ACCEPTED_SUBJECT', { tradeNumber, amount }),
    preheader: t('MAIL_ACCEPTED_PREHEADER'),
    title: t('MAIL_ACCEPTED_TITLE', { amount }),
    blocks: [
      greeting(input),
      stateParagraph(input, 'ACCEPTED', { amount }),
      sumBlock(input, totalInCents),
      whyBlock(input),
      ...differences(input),
      ...unaskedBlocks(input),
      ...voucherBlocks(input),
      { kind: 'facts', rows: [{ label: t('MAIL_FACT_PAYOUT'), value: trade.seller.maskedAccount }] },
      ...linkBlocks(input),
    ],
  }
}
