import type { RegisterEntryRow } from '#contracts/desk/register.ts'
import { PAYPAL } from '#domain/markets/payment-type.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'

const T = TEXTS.register

/** What an entry is about: the device, or what has happened to the purchase. */
function describeEntry({ kind, description, paidDay, corrects }: RegisterEntryRow): string {
  if (kind === 'PAYMENT') return T.paidOn(paidDay ?? '')
  if (kind === 'REVERSAL') return T.reverses(corrects ?? 0)
  return corrects === null ? (description ?? '') : T.corrected(description ?? '', corrects)
}

/** Columns of entries: what an authority asks for first, the rest when it is chosen. */
export const ENTRY_COLUMNS: readonly ListColumn<RegisterEntryRow>[] = [
  { id: 'row', title: T.columns.row, value: ({ sequence }) => sequence },
  { id: 'day', title: T.columns.day, value: ({ day }) => day },
  {
    id: 'kind',
    title: T.columns.kind,
    value: ({ kind }) => kind,
    text: ({ kind }) => T.kinds[kind],
    nameChoice: (kind) => T.kinds[kind as RegisterEntryRow['kind']] ?? kind,
  },
  { id: 'reference', title: T.columns.reference, value: ({ reference }) => reference },
  { id: 'seller', title: T.columns.seller, value: ({ seller }) => seller?.name ?? null },
  { id: 'device', title: T.columns.device, value: describeEntry },
  {
    id: 'price',
    title: T.columns.price,
    value: ({ priceInCents }) => priceInCents,
    text: ({ priceInCents, currency }) => formatMoney(priceInCents, currency),
    isNumber: true,
  },
  {
    id: 'address',
    title: T.columns.address,
    value: ({ seller }) => seller?.address ?? null,
    isExtra: true,
  },
  {
    id: 'document',
    title: T.columns.document,
    value: ({ documentKind }) => (documentKind === null ? null : TEXTS.identity.kinds[documentKind]),
    isExtra: true,
  },
  {
    id: 'serial',
    title: T.columns.serialNumber,
    value: ({ serialNumber }) => serialNumber,
    isExtra: true,
  },
  {
    id: 'method',
    title: T.columns.method,
    value: ({ paymentTypeId }) =>
      paymentTypeId === PAYPAL.id ? TEXTS.payouts.methods.paypal : TEXTS.payouts.methods.bank,
    isExtra: true,
  },
  {
    id: 'hash',
    title: T.columns.hash,
    value: ({ hash }) => hash,
    cell: ({ hash }) => <code className="text-tiny">{hash.slice(0, 12)}</code>,
    isExtra: true,
  },
]
