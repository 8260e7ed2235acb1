import type { ReturnedDevice } from '#contracts/desk/returns.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { nameReturn } from './return-columns.tsx'
import type { ReturnActions } from './use-return-actions.ts'

const texts = TEXTS.returns

export interface RowActionsProps {
  readonly device: ReturnedDevice
  readonly actions: ReturnActions
  /** Only support sees addresses. */
  readonly maySeeAddress: boolean
  readonly onAddress: (device: ReturnedDevice) => void
}

interface ActionButtonProps {
  readonly label: string
  readonly device: ReturnedDevice
  readonly onClick: () => void
}

const ActionButton = ({ label, device, onClick }: ActionButtonProps) => (
  <button
    type="button"
    className={DESK_BUTTON.secondary}
    aria-label={`${label}: ${nameReturn(device)}`}
    onClick={onClick}
  >
    {label}
  </button>
)

/** What can be done with a device in each stage. */
export function RowActions({ device, actions, maySeeAddress, onAddress }: RowActionsProps) {
  const { stage, trackingNumber } = device
  const address = <ActionButton label={texts.address} device={device} onClick={() => onAddress(device)} />
  if (stage === 'WITHOUT_LABEL')
    return (
      <>
        {maySeeAddress && address}
        <ActionButton
          label={texts.makeLabel}
          device={device}
          onClick={() => void actions.makeLabels([device])}
        />
      </>
    )
  if (stage === 'CAME_BACK')
    return maySeeAddress ? address : <span className="text-ink-soft">{texts.askSupport}</span>
  if (trackingNumber === null) return null
  if (stage === 'TO_SEND')
    return (
      <>
        <ActionButton label={texts.print} device={device} onClick={() => void actions.print([device])} />
        <ActionButton
          label={texts.handOver}
          device={device}
          onClick={() => void actions.reportParcel(trackingNumber, 'SCANNED')}
        />
      </>
    )
  if (stage !== 'ON_ITS_WAY') return null
  return (
    <>
      <ActionButton
        label={texts.delivered}
        device={device}
        onClick={() => void actions.reportParcel(trackingNumber, 'DELIVERED')}
      />
      <ActionButton
        label={texts.undeliverable}
        device={device}
        onClick={() => void actions.reportParcel(trackingNumber, 'UNDELIVERABLE')}
      />
    </>
  )
}
