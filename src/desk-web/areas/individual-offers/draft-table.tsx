import type { OpenRequest } from '#contracts/desk/individual-offers.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { type DraftLine, isByHand, readPriceInCents, readQuantity } from './draft-offer.ts'

const T = TEXTS.individualOffers

const FIELD = 'min-h-9 w-full min-w-0 rounded-control border border-edge bg-card px-2 max-md:min-h-11'

interface CellProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isNumber?: boolean
  readonly isNeeded?: boolean
}

/** What a column's head says, where a row is a card. */
const PhoneLabel = ({ children }: { readonly children: string }) => (
  <span aria-hidden className="text-tiny text-ink-soft md:hidden">
    {children}
  </span>
)

const Cell = ({ label, value, onChange, isNumber = false, isNeeded = false }: CellProps) => (
  <input
    aria-label={label}
    value={value}
    required={isNeeded}
    inputMode={isNumber ? 'decimal' : 'text'}
    autoComplete="off"
    maxLength={200}
    onChange={({ target }) => onChange(target.value)}
    className={isNumber ? `${FIELD} text-right` : FIELD}
  />
)

const describeLine = ({ source }: DraftLine): string =>
  [source.device, source.storageGb > 0 ? `${source.storageGb} GB` : '', T.condition(source.conditionId)]
    .filter(Boolean)
    .join(', ')

interface LineProps extends Pick<OpenRequest, 'currency'> {
  readonly line: DraftLine
  readonly onChange: (change: Partial<DraftLine>) => void
}

function LineRow({ line, currency, onChange }: LineProps) {
  const name = describeLine(line)
  const { rulePriceInCents } = line.source
  return (
    <tr className="border-t border-line align-top max-md:grid max-md:gap-2 max-md:py-3">
      <th scope="row" className="py-2 pr-3 text-left font-medium wrap-anywhere max-md:py-0">
        {name}
      </th>
      <td className="w-24 py-1 pr-3 max-md:w-auto max-md:py-0">
        <PhoneLabel>{T.quantity}</PhoneLabel>
        <Cell
          label={T.quantityOf(name)}
          value={line.quantity}
          isNumber
          onChange={(quantity) => onChange({ quantity })}
        />
      </td>
      <td className="figures py-2 pr-3 text-right whitespace-nowrap max-md:py-0 max-md:text-left">
        <PhoneLabel>{`${T.rulePrice} `}</PhoneLabel>
        {rulePriceInCents === null ? T.notBought : formatMoney(rulePriceInCents, currency)}
      </td>
      <td className="w-28 py-1 pr-3 max-md:w-auto max-md:py-0">
        <PhoneLabel>{T.price}</PhoneLabel>
        <Cell label={T.priceOf(name)} value={line.price} isNumber onChange={(price) => onChange({ price })} />
      </td>
      <td className="py-1 pr-3 max-md:py-0">
        {isByHand(line) && readQuantity(line) > 0 && (
          <Cell
            label={T.reasonOf(name)}
            value={line.reason}
            isNeeded
            onChange={(reason) => onChange({ reason })}
          />
        )}
      </td>
      <td className="figures py-2 text-right whitespace-nowrap max-md:py-0 max-md:text-left">
        <PhoneLabel>{`${T.sum} `}</PhoneLabel>
        {formatMoney(readQuantity(line) * readPriceInCents(line), currency)}
      </td>
    </tr>
  )
}

export interface DraftTableProps extends Pick<OpenRequest, 'currency'> {
  readonly lines: readonly DraftLine[]
  readonly onChange: (lines: readonly DraftLine[]) => void
}

/** The lines of an offer that is being made: quantities, prices and reasons. */
export function DraftTable({ lines, currency, onChange }: DraftTableProps) {
  const changeLine = (index: number, change: Partial<DraftLine>) =>
    onChange(lines.map((line, position) => (position === index ? { ...line, ...change } : line)))
  return (
    <table className="w-full max-md:block">
      <thead className="text-tiny text-ink-soft max-md:sr-only">
        <tr>
          <th className="pr-3 text-left font-medium">{T.device}</th>
          <th className="pr-3 text-right font-medium">{T.quantity}</th>
          <th className="pr-3 text-right font-medium">{T.rulePrice}</th>
          <th className="pr-3 text-right font-medium">{T.price}</th>
          <th className="pr-3 text-left font-medium">{T.reason}</th>
          <th className="text-right font-medium">{T.sum}</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {lines.map((line, index) => (
          <LineRow
            key={line.source.offerId}
            line={line}
            currency={currency}
            onChange={(change) => changeLine(index, change)}
          />
        ))}
      </tbody>
    </table>
  )
}
