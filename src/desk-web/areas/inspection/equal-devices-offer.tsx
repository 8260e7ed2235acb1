import { useQuery } from '@tanstack/react-query'
import { TEXTS } from '../../messages/texts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { equalDevicesQuery } from './equal-devices-api.ts'
import type { DeviceNumber } from './inspection-api.ts'

/** Offers to inspect the sale's other devices of the same model together with this one. */
export function EqualDevicesOffer({ device }: { readonly device: DeviceNumber }) {
  const { data } = useQuery(equalDevicesQuery(device))
  const count = data?.devices.filter(({ stage }) => stage === 'START' || stage === 'OPEN').length ?? 0
  if (count < 2) return null
  const { tradeNumber, itemNumber } = device
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <DeskLink
        href={`/desk/items/${tradeNumber}/${itemNumber}/equal-devices`}
        className={DESK_BUTTON.secondary}
      >
        {TEXTS.equalDevices.offer(count)}
      </DeskLink>
      <span className="text-ink-soft">{TEXTS.equalDevices.offerHint}</span>
    </p>
  )
}
