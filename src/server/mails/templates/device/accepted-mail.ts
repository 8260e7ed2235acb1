import type { MailReport } from '#server/mails/facts/find-report.ts'
import type { MailAmount, MailBlock, MailContent } from '#server/mails/rendering/mail-content.ts'
import { identityBlocks } from '#server/mails/templates/trade/identity-mails.ts'
import {
  formatAmount,
  formatDevice,
  greeting,
  linkBlocks,
  stateParagraph,
} from '#server/mails/templates/trade/trade-mail-blocks.ts'
import {
  type DeviceMailInput,
  type MovedDevice,
  settledPriceOf,
  sumPayouts,
  unaskedBlocks,
} from './device-mail-blocks.ts'
import { effectRows, type FindingTexts, findingBlocks } from './finding-blocks.ts'

export interface AcceptedDevice extends MovedDevice {
  readonly report: MailReport | null
}

export interface AcceptedMailInput extends DeviceMailInput, FindingTexts {
  readonly devices: readonly AcceptedDevice[]
}

type Outcome =
  | 'MATCH'
  | 'RAISED'
  | 'RAISED_MODEL'
  | 'RISEN'
  | 'TOLERATED'
  | 'AGREED'
  | 'RULE'
  | 'UPHELD'
  | 'INSURED'

/** Events that settle a price for another reason than the inspection alone. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  accept: 'AGREED',
  policy_accept: 'RULE',
  appeal_upheld: 'UPHELD',
  insurance_confirmed: 'INSURED',
}

function findOutcome({ event, item, report }: AcceptedDevice): Outcome {
  const known = OUTCOMES[event]
  if (known) return known
  if (settledPriceOf(item) > item.priceInCents) {
    if (report?.models) return 'RAISED_MODEL'
    return report?.second.isRisen ? 'RISEN' : 'RAISED'
  }
  // Another model at the same price isn't what was described, either.
  return report?.outcome.kind === 'TOLERATED' || report?.models ? 'TOLERATED' : 'MATCH'
}

const reasonBlock = (input: AcceptedMailInput): MailBlock => ({
  kind: 'facts',
  title: input.t('MAIL_ACCEPTED_WHY'),
  rows: input.devices.map((device) => {
    const { item } = device
    const difference = formatAmount(input, settledPriceOf(item) - item.priceInCents)
    return {
      label: formatDevice(input, item),
      value: input.t(`MAIL_OUTCOME_${findOutcome(device)}`, { difference }),
    }
  }),
})

/** Outcomes whose price is news: the seller has seen no sum yet. */
const NEW_PRICES: ReadonlySet<Outcome> = new Set(['RAISED', 'RAISED_MODEL', 'RISEN', 'RULE'])

/** The report that the price follows from; null where it has another source, as the better of two inspections. */
const findPriceReport = ({ item, report }: AcceptedDevice): MailReport | null =>
  report && 'priceInCents' in report.outcome && report.outcome.priceInCents === settledPriceOf(item)
    ? report
    : null

/** The price of a device; where it is news, how it came about. */
function priceRows(input: AcceptedMailInput, device: AcceptedDevice): MailAmount[] {
  const { item } = device
  const label = formatDevice(input, item)
  const report = NEW_PRICES.has(findOutcome(device)) ? findPriceReport(device) : null
  return report
    ? [{ label, amount: formatAmount(input, item.priceInCents) }, ...effectRows(input, report)]
    : [{ label, amount: formatAmount(input, settledPriceOf(item)) }]
}

function sumBlock(input: AcceptedMailInput, totalInCents: number): MailBlock {
  const rows = input.devices.flatMap((device) => {
    const { bonusInCents } = device.item
    const bonus = { label: input.t('MAIL_ACCEPTED_BONUS'), amount: formatAmount(input, bonusInCents) }
    return [...priceRows(input, device), ...(bonusInCents > 0 ? [bonus] : [])]
  })
  const total = { label: input.t('MAIL_TOTAL'), amount: formatAmount(input, totalInCents), isTotal: true }
  return { kind: 'amounts', rows: [...rows, total] }
}

/** Findings that the seller was not asked about. */
const differenceBlocks = (input: AcceptedMailInput): MailBlock[] =>
  input.devices.flatMap((device) => {
    const outcome = findOutcome(device)
    const report = findPriceReport(device)
    const isNews = NEW_PRICES.has(outcome) || outcome === 'TOLERATED'
    return report && isNews ? findingBlocks(input, report) : []
  })

const WAS_PAID = new Set(['PAYOUT_PENDING', 'PAID', 'PAYOUT_FAILED'])

/** The voucher is paid with the first device, so later mails do not mention it. */
function voucherBlocks(input: AcceptedMailInput): MailBlock[] {
  const { trade, t } = input
  if (!trade.voucherCode || trade.items.some(({ state }) => WAS_PAID.has(state))) return []
  const amount = formatAmount(input, trade.voucherValueInCents)
  return [{ kind: 'paragraph', text: t('MAIL_ACCEPTED_VOUCHER', { amount }) }]
}

/** The price is settled: what we pay for each device, and why. */
export function acceptedMail(input: AcceptedMailInput): MailContent {
  const { trade, t, tradeNumber } = input
  const totalInCents = sumPayouts(input)
  const amount = formatAmount(input, totalInCents)
  return {
    subject: t('MAIL_ACCEPTED_SUBJECT', { tradeNumber, amount }),
    preheader: t('MAIL_ACCEPTED_PREHEADER'),
    title: t('MAIL_ACCEPTED_TITLE', { amount }),
    blocks: [
      greeting(input),
      stateParagraph(input, 'ACCEPTED', { amount }),
      sumBlock(input, totalInCents),
      reasonBlock(input),
      ...differenceBlocks(input),
      ...unaskedBlocks(input),
      ...voucherBlocks(input),
      ...identityBlocks(input, 'MAIL_IDENTITY_BEFORE_PAYOUT'),
      { kind: 'facts', rows: [{ label: t('MAIL_FACT_PAYOUT'), value: trade.seller.maskedAccount }] },
      ...linkBlocks(input),
    ],
  }
}
