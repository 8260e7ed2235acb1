import type { NewOffer, RequestLine } from '#contracts/desk/individual-offers.ts'
import { computeRaisedSum } from '#domain/offers/individual-offer.ts'

/** A line as it is being priced. Numbers are texts while someone types them. */
export interface DraftLine {
  readonly source: RequestLine
  readonly quantity: string
  readonly price: string
  readonly reason: string
}

const CENTS_PER_UNIT = 100

/** Every line that we still buy, at the price of the rule. */
export const startDraft = (lines: readonly RequestLine[]): readonly DraftLine[] =>
  lines.map((source) => ({
    source,
    quantity: source.rulePriceInCents === null ? '0' : String(source.quantity),
    price: source.rulePriceInCents === null ? '' : String(source.rulePriceInCents / CENTS_PER_UNIT),
    reason: '',
  }))

const readNumber = (text: string): number => {
  const value = Number(text.trim().replace(',', '.'))
  return Number.isFinite(value) ? value : 0
}

export const readQuantity = ({ quantity }: DraftLine): number => Math.trunc(readNumber(quantity))

export const readPriceInCents = ({ price }: DraftLine): number =>
  Math.round(readNumber(price) * CENTS_PER_UNIT)

/** Whether a line has a price of its own, which needs a reason. */
export const isByHand = (line: DraftLine): boolean =>
  line.source.rulePriceInCents !== null && readPriceInCents(line) !== line.source.rulePriceInCents

export const sumDraft = (lines: readonly DraftLine[]): number =>
  lines.reduce((sum, line) => sum + readQuantity(line) * readPriceInCents(line), 0)

/** What the same devices would bring by the rule. */
export const sumByRule = (lines: readonly DraftLine[]): number =>
  lines.reduce((sum, line) => sum + readQuantity(line) * (line.source.rulePriceInCents ?? 0), 0)

/** How much the prices add to those of the rule. */
export const sumRaised = (lines: readonly DraftLine[]): number =>
  computeRaisedSum(
    lines.map((line) => ({
      quantity: readQuantity(line),
      priceInCents: readPriceInCents(line),
      rulePriceInCents: line.source.rulePriceInCents,
    })),
  )

/** Every price that share above or below the rule's, in whole units, all for one reason. */
export const applyShare = (
  lines: readonly DraftLine[],
  { percent, reason }: { readonly percent: string; readonly reason: string },
): readonly DraftLine[] =>
  lines.map((line) => {
    const { rulePriceInCents } = line.source
    if (rulePriceInCents === null) return line
    const units = Math.floor((rulePriceInCents * (100 + readNumber(percent))) / 100 / CENTS_PER_UNIT)
    return { ...line, price: String(units), reason }
  })

/** What is sent: a quantity of 0 leaves a line out. */
export const toNewLines = (lines: readonly DraftLine[]): NewOffer['lines'] =>
  lines
    .filter((line) => readQuantity(line) !== 0)
    .map((line) => ({
      offerId: line.source.offerId,
      quantity: readQuantity(line),
      priceInCents: readPriceInCents(line),
      reason: isByHand(line) ? line.reason : '',
    }))
