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
  readonly isDisabled: boolean
  readonly device: ReturnedDevice
  readonly onClick: () => void
}

const ActionButton = ({ label, isDisabled, device, onClick }: ActionButtonProps) => (
  <button
    type="button"
    className={DESK_BUTTON.secondary}
    aria-label={`${label}: ${nameReturn(device)}`}
    disabled={isDisabled}
    onClick={onClick}
  >
    {label}
  </button>
)

/**
 * What can be done with a device in each stage. Buttons are named, so that the button of one stage never becomes that of the
 * next under a second click.
 */
export function RowActions({ device, actions, maySeeAddress, onAddress }: RowActionsProps) {
  const { stage, trackingNumber } = device
  const shared = { device, isDisabled: actions.isRunning }
  const address = (
    <ActionButton key="address" {...shared} label={texts.address} onClick={() => onAddress(device)} />
  )
  if (stage === 'WITHOUT_LABEL')
    return (
      <>
        {maySeeAddress && address}
        <ActionButton
          key="make"
          {...shared}
          label={texts.makeLabel}
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
        {maySeeAddress && address}
        <ActionButton
          key="print"
          {...shared}
          label={texts.print}
          onClick={() => void actions.print([device])}
        />
        <ActionButton
          key="handOver"
          {...shared}
          label={texts.handOver}
          onClick={() => void actions.reportParcel(trackingNumber, 'SCANNED')}
        />
      </>
    )
  if (stage !== 'ON_ITS_WAY') return null
  return (
    <>
      <ActionButton
        key="delivered"
        {...shared}
        label={texts.delivered}
        onClick={() => void actions.reportParcel(trackingNumber, 'DELIVERED')}
      />
      <ActionButton
        key="undeliverable"
        {...shared}
        label={texts.undeliverable}
        onClick={() => void actions.reportParcel(trackingNumber, 'UNDELIVERABLE')}
      />
    </>
  )
}
