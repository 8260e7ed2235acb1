import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Sale } from '#contracts/desk/sale.ts'
import { useDesk } from '../../frame/desk-context.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { formatDay } from '../../platform/format/format-time.ts'
import { Badge } from '../../ui/badge.tsx'
import { Screen } from '../../ui/screen.tsx'
import { DeviceCard } from './device-card.tsx'
import { HoldsCard } from './holds-card.tsx'
import { MailsCard } from './mails-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { SaleActions } from './sale-actions.tsx'
import { buildSaleQuery } from './sale-queries.ts'
import { SellerCard } from './seller-card.tsx'
import { IdentityCard, MoneyCard, ParcelCard, PayoutsCard, TimelineCard } from './side-cards.tsx'

const WORDS = TEXTS.sale

/** An address may name the device that someone wants to see. */
function useDeviceInAddress(isLoaded: boolean): void {
  const { device } = useSearch({ strict: false })
  useEffect(() => {
    if (isLoaded && device) document.getElementById(`device-${device}`)?.scrollIntoView()
  }, [isLoaded, device])
}

function SaleParts({ sale }: { readonly sale: Sale }) {
  const { me } = useDesk()
  const seesPeople = me.roles.some((role) => role === 'support' || role === 'payout')
  const isSealed = sale.devices.some((device) => device.isSealed)
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        {seesPeople && <MoneyCard sale={sale} />}
        {sale.devices.map((device) => (
          <DeviceCard key={device.itemNumber} sale={sale} device={device} />
        ))}
        <PayoutsCard sale={sale} />
        {seesPeople && !isSealed && <MailsCard sale={sale} />}
        <TimelineCard sale={sale} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <SellerCard sale={sale} />
        {seesPeople && <HoldsCard sale={sale} />}
        <IdentityCard sale={sale} />
        <ParcelCard sale={sale} />
        {seesPeople && !isSealed && <NotesCard sale={sale} />}
      </div>
    </div>
  )
}

/** A sale on one page: people, devices, money, mails and what happened. */
export function SaleScreen() {
  const { trade = '' } = useParams({ strict: false })
  const { data: sale, error, refetch } = useQuery(buildSaleQuery(trade))
  useDeviceInAddress(sale !== undefined)
  if (error && !sale) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <Screen
      title={WORDS.title(sale?.tradeNumber ?? trade)}
      lead={
        sale && (
          <span className="flex flex-wrap items-center gap-2">
            {WORDS.lead(sale.market.toUpperCase(), formatDay(sale.createdAt))}
            {sale.isBusiness && <Badge>{WORDS.business}</Badge>}
          </span>
        )
      }
      actions={sale && <SaleActions key={sale.tradeNumber} sale={sale} />}
    >
      {sale ? (
        <SaleParts key={sale.tradeNumber} sale={sale} />
      ) : (
        <p role="status" className="mt-6 text-ink-soft">
          {TEXTS.loading}
        </p>
      )}
    </Screen>
  )
}
