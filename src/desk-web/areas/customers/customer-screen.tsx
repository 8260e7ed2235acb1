import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Customer } from '#contracts/desk/customer.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { buildSalePath } from '../../platform/codes/build-found-path.ts'
import { formatDay } from '../../platform/format/format-time.ts'
import { nameCode } from '../../platform/format/name-code.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'

const WORDS = TEXTS.customer

const buildCustomerQuery = (customerNumber: string) =>
  queryOptions({
    queryKey: ['customer', customerNumber],
    queryFn: readFrom<Customer>(`/desk/api/customers/${customerNumber}`),
    // Every answer is in the audit log: nothing asks again by itself.
    staleTime: Number.POSITIVE_INFINITY,
    // Who opens it again wants to see it as it is now.
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

interface RowsProps {
  readonly title: string
  readonly none: string
  readonly rows: readonly { readonly key: string; readonly row: ReactNode }[]
}

const RowsCard = ({ title, none, rows }: RowsProps) => (
  <Card title={title}>
    {rows.length === 0 && <p className="text-ink-soft">{none}</p>}
    <ul>
      {rows.map(({ key, row }) => (
        <li
          key={key}
          className="flex flex-wrap items-center gap-x-3 gap-y-0.5 border-t border-line py-1.5 first:border-t-0"
        >
          {row}
        </li>
      ))}
    </ul>
  </Card>
)

const AccountCard = ({ account }: Pick<Customer, 'account'>) => (
  <Card title={WORDS.account}>
    {account ? (
      <Facts
        facts={[
          [WORDS.name, account.name],
          [WORDS.company, account.companyName],
          [WORDS.email, account.email],
          [WORDS.market, account.market.toUpperCase()],
          [WORDS.created, formatDay(account.createdAt)],
          [WORDS.activated, account.activatedAt ? formatDay(account.activatedAt) : WORDS.notActivated],
          [WORDS.newsletter, account.newsletterSince && formatDay(account.newsletterSince)],
        ]}
      />
    ) : (
      <p className="text-ink-soft">{WORDS.guest}</p>
    )}
  </Card>
)

const SalesCard = ({ sales }: Pick<Customer, 'sales'>) => (
  <RowsCard
    title={WORDS.sales}
    none={WORDS.noSales}
    rows={sales.map(({ tradeNumber, createdAt, devices, seller }) => ({
      key: tradeNumber,
      row: (
        <>
          <DeskLink href={buildSalePath(tradeNumber)} className={`figures font-medium ${TEXT_LINK}`}>
            {tradeNumber}
          </DeskLink>
          <span className="figures text-ink-soft">{formatDay(createdAt)}</span>
          <span>{seller?.name}</span>
          <span className="min-w-0 flex-1 text-ink-soft">
            {devices.map(({ device, state }) => `${device}: ${TEXTS.states[state]}`).join(' · ')}
          </span>
        </>
      ),
    }))}
  />
)

const WarningsCard = ({ warnings }: Pick<Customer, 'warnings'>) => (
  <RowsCard
    title={WORDS.warnings}
    none={WORDS.noWarnings}
    rows={warnings.map(({ tradeNumber, reason, since, isOpen }) => ({
      key: `${tradeNumber}-${reason}-${since}`,
      row: (
        <>
          <Badge tone={isOpen ? 'late' : 'plain'}>{isOpen ? WORDS.open : WORDS.ended}</Badge>
          <span>{TEXTS.holds[reason]}</span>
          <DeskLink href={buildSalePath(tradeNumber)} className={`figures ${TEXT_LINK}`}>
            {tradeNumber}
          </DeskLink>
          <Moment iso={since} />
        </>
      ),
    }))}
  />
)

const ConsentsCard = ({ consents }: Pick<Customer, 'consents'>) => (
  <RowsCard
    title={WORDS.consents}
    none={WORDS.noConsents}
    rows={consents.map(({ market, kind, way, happenedAt }) => ({
      key: `${market}-${kind}-${happenedAt}`,
      row: (
        <>
          <Moment iso={happenedAt} />
          <span>
            {nameCode(kind)} ({market.toUpperCase()}, {nameCode(way).toLowerCase()})
          </span>
        </>
      ),
    }))}
  />
)

const SignInsCard = ({ signIns }: Pick<Customer, 'signIns'>) => (
  <RowsCard
    title={WORDS.signIns}
    none={WORDS.noSignIns}
    rows={signIns.map(({ browser, system, createdAt, endedAt }) => ({
      key: `${createdAt}-${browser}`,
      row: (
        <>
          <Moment iso={createdAt} />
          <span>
            {browser}, {system}
          </span>
          {endedAt && <Badge>{WORDS.ended}</Badge>}
        </>
      ),
    }))}
  />
)

/** A customer on one page: sales, account, consents, sign-ins and warnings. */
export function CustomerScreen() {
  const { customerNumber = '' } = useParams({ strict: false })
  const { data: customer, error, refetch } = useQuery(buildCustomerQuery(customerNumber))
  if (error && !customer) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <Screen
      title={WORDS.title(Number(customerNumber))}
      lead={customer && WORDS.since(formatDay(customer.since))}
    >
      {customer ? (
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            <SalesCard sales={customer.sales} />
            <WarningsCard warnings={customer.warnings} />
          </div>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            <AccountCard account={customer.account} />
            <ConsentsCard consents={customer.consents} />
            <SignInsCard signIns={customer.signIns} />
          </div>
        </div>
      ) : (
        <p role="status" className="mt-6 text-ink-soft">
          {TEXTS.loading}
        </p>
      )}
    </Screen>
  )
}
