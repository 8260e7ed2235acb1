import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { readSerialNumber } from '#domain/inspection/serial-number.ts'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { type DeviceNumber, serialChecksQuery } from './inspection-api.ts'

const T = TEXTS.inspection.warnings

function Warning({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section
      role="alert"
      aria-labelledby={id}
      className="grid gap-2 rounded-card border border-error bg-card p-3"
    >
      <h2
        id={id}
        className="flex items-center gap-2 font-text text-small font-medium tracking-normal text-error"
      >
        <DeskIcon name="warning" />
        {title}
      </h2>
      {children}
    </section>
  )
}

export interface SerialWarningsProps {
  readonly device: DeviceNumber
  readonly serialNumber: string
  /** The model that was found, if it isn't the one that was sold. */
  readonly deviceId: number | null
}

/** What speaks against a serial number, shown before anything is locked. */
export function SerialWarnings({ device, serialNumber, deviceId }: SerialWarningsProps) {
  const isReadable = readSerialNumber(serialNumber).kind === 'number'
  const { data, error } = useQuery({
    ...serialChecksQuery(device, serialNumber, deviceId),
    enabled: isReadable,
  })
  if (error) return <Warning title={T.failed}>{describeError(error)}</Warning>
  if (!data) return null
  const { seenBefore, otherModels, blockList } = data
  return (
    <>
      {blockList.state === 'LISTED' && (
        <Warning title={T.listed}>
          <ul className="grid gap-1">
            {blockList.entries.map(({ list, reference, since }) => (
              <li key={`${list} ${reference}`}>{T.entry(list, reference, since)}</li>
            ))}
          </ul>
        </Warning>
      )}
      {blockList.state === 'UNAVAILABLE' && <Warning title={T.unavailable}>{T.unavailableHint}</Warning>}
      {otherModels.length > 0 && <Warning title={T.otherModel}>{T.otherModels(otherModels)}</Warning>}
      {seenBefore.length > 0 && (
        <Warning title={T.seenBefore}>
          <ul className="grid gap-1">
            {seenBefore.map(({ tradeNumber, itemNumber, device: name, lockedAt, wasQuarantined }) => (
              <li key={`${tradeNumber}-${itemNumber}`} className="flex flex-wrap items-center gap-2">
                <DeskLink href={`/desk/items/${tradeNumber}/${itemNumber}`} className="figures">
                  {tradeNumber}-{itemNumber}
                </DeskLink>
                {T.seenBeforeRow(name, lockedAt.slice(0, 10))}
                {wasQuarantined && <Badge tone="late">{T.wasQuarantined}</Badge>}
              </li>
            ))}
          </ul>
        </Warning>
      )}
    </>
  )
}
