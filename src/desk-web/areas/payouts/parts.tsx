import { type ReactNode, useId } from 'react'
import { PAYPAL, type PaymentTypeId } from '#domain/markets/payment-type.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'

const { methods } = TEXTS.payouts

export const describeMethod = (paymentTypeId: PaymentTypeId): string =>
  paymentTypeId === PAYPAL.id ? methods.paypal : methods.bank

/** Links in tables, where nothing else says that they are some. */
export const TABLE_LINK =
  'figures font-medium underline decoration-line underline-offset-4 hover:decoration-accent'

/** The page of a sale. */
export const SaleLink = ({ number }: { readonly number: string }) => (
  <DeskLink href={`/desk/sales/${number}`} className={`${TABLE_LINK} whitespace-nowrap`}>
    {number}
  </DeskLink>
)

/** Something to read before acting. */
export const Notice = ({ children }: { readonly children: ReactNode }) => (
  <div
    role="status"
    className="mt-4 flex max-w-3xl items-start gap-2 rounded-card border border-line bg-tint px-3 py-2"
  >
    <DeskIcon name="warning" className="mt-0.5 size-4 text-ink-soft" />
    <div>{children}</div>
  </div>
)

export interface SectionProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** A part of a screen under its own headline. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="font-text text-base font-semibold tracking-normal">
        {title}
      </h2>
      {lead && <p className="mt-0.5 text-ink-soft">{lead}</p>}
      <div className="mt-2">{children}</div>
    </section>
  )
}

/** Names and values, such as the facts about a batch. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="mt-4 grid max-w-3xl grid-cols-[fit-content(45%)_1fr] gap-x-4 gap-y-1">
    {facts.map(([name, value]) => (
      <div key={name} className="col-span-2 grid grid-cols-subgrid">
        <dt className="text-ink-soft">{name}</dt>
        <dd className="min-w-0 wrap-break-word">{value}</dd>
      </div>
    ))}
  </dl>
)
