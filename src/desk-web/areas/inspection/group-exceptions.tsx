import { TEXTS } from '../../messages/texts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import type { DeviceNumber } from './inspection-api.ts'

const T = TEXTS.equalDevices

export interface GroupExceptionsProps {
  readonly devices: readonly DeviceNumber[]
  readonly onPutBack: (itemNumber: number) => void
}

/** Devices that were taken out of the group. */
export const GroupExceptions = ({ devices, onPutBack }: GroupExceptionsProps) =>
  devices.length > 0 && (
    <section aria-labelledby="exceptions" className="mt-4 rounded-card border border-line bg-card">
      <h2 id="exceptions" className="px-3 pt-2 font-text text-small font-medium tracking-normal">
        {T.exceptions}
      </h2>
      <p className="px-3 pb-2 text-tiny text-ink-soft">{T.exceptionsHint}</p>
      <ul>
        {devices.map(({ tradeNumber, itemNumber }) => (
          <li key={itemNumber} className="flex flex-wrap items-center gap-2 border-t border-line px-3 py-2">
            <span className="figures min-w-20 flex-1 font-medium">{T.device(itemNumber)}</span>
            <DeskLink
              href={`/desk/items/${tradeNumber}/${itemNumber}/inspection`}
              className={DESK_BUTTON.secondary}
            >
              {T.inspectAlone}
            </DeskLink>
            <button type="button" className={DESK_BUTTON.quiet} onClick={() => onPutBack(itemNumber)}>
              {T.putBack}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
