import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { EqualDevices } from '#contracts/desk/equal-devices.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { useLookUp } from '../../platform/codes/use-look-up.ts'
import { ITEMS } from '../../platform/live/item-key.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Screen } from '../../ui/screen.tsx'
import { equalDevicesQuery } from './equal-devices-api.ts'
import { GroupBench } from './group-bench.tsx'
import { GroupExceptions } from './group-exceptions.tsx'
import { GroupOutcomes } from './group-outcomes.tsx'
import { buildApiPath, type DeviceNumber, inspectionQuery } from './inspection-api.ts'
import type { OpenView } from './use-group.ts'

const T = TEXTS.equalDevices

/** Which devices have been taken out of the group. The address keeps it, so that it survives the browser. */
function useExceptions() {
  const { without = '' }: { without?: string } = useSearch({ strict: false })
  const { pathname } = useLocation()
  const openPath = useOpenPath()
  const numbers = without.split(',').map(Number).filter(Boolean)
  const open = (list: readonly number[]) =>
    openPath(list.length === 0 ? pathname : `${pathname}?without=${list.join(',')}`, { replace: true })
  return {
    numbers,
    add: (itemNumber: number) => open([...numbers.filter((one) => one !== itemNumber), itemNumber]),
    remove: (itemNumber: number) => open(numbers.filter((one) => one !== itemNumber)),
  }
}

const isOpenView = (view: { work: unknown } | undefined): view is OpenView => view?.work != null

/** The devices that this operator is inspecting. All of them have to be there before the first can be answered. */
function OpenGroup(props: {
  readonly tradeNumber: string
  readonly devices: readonly DeviceNumber[]
  readonly onScanLabel: (code: string) => void
  readonly onException: (itemNumber: number) => void
  readonly onChanged: () => void
}) {
  const { devices, ...rest } = props
  const answers = useQueries({ queries: devices.map(inspectionQuery) })
  const failed = answers.find(({ error, data }) => error && !data)
  if (failed?.error) return <ErrorScreen error={failed.error} onRetry={() => void failed.refetch()} />
  if (answers.some(({ data }) => !data)) return <p role="status">{TEXTS.loading}</p>
  const [first, ...others] = answers.map(({ data }) => data).filter(isOpenView)
  return first ? <GroupBench views={[first, ...others]} {...rest} /> : null
}

function StartGroup(props: { readonly devices: readonly DeviceNumber[]; readonly onStarted: () => void }) {
  const { devices, onStarted } = props
  const [isStarting, setIsStarting] = useState(false)
  const start = async () => {
    setIsStarting(true)
    for (const device of devices) {
      try {
        await callApi(`${buildApiPath(device)}/inspections`, { method: 'POST', json: { takesOver: false } })
      } catch (error) {
        showToast({ text: describeError(error), tone: 'error' })
        break
      }
    }
    setIsStarting(false)
    onStarted()
  }
  return (
    <div className="mt-5 grid max-w-xl justify-items-start gap-3 rounded-card border border-line bg-card p-4">
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: whoever has opened the group starts with Enter
        autoFocus
        disabled={isStarting}
        className={DESK_BUTTON.primary}
        onClick={() => void start()}
      >
        {T.start(devices.length)}
      </button>
      <p className="text-ink-soft">{T.startHint}</p>
    </div>
  )
}

function LoadedGroup({ group }: { readonly group: EqualDevices }) {
  const client = useQueryClient()
  const lookUp = useLookUp('inspect')
  const exceptions = useExceptions()
  const { tradeNumber, device, devices } = group
  const refresh = () => void client.invalidateQueries({ queryKey: [ITEMS, tradeNumber] })
  const pick = (...stages: readonly string[]) =>
    devices
      .filter(({ stage }) => stages.includes(stage))
      .map(({ itemNumber }) => ({ tradeNumber, itemNumber }))
  const isException = ({ itemNumber }: DeviceNumber) => exceptions.numbers.includes(itemNumber)
  const own = pick('START', 'OPEN')
  const open = pick('OPEN').filter((member) => !isException(member))
  const toStart = pick('START').filter((member) => !isException(member))
  const locked = pick('LOCKED')
  const elsewhere = devices.length - own.length - locked.length
  return (
    <Screen title={T.title(tradeNumber)} lead={device}>
      {open.length > 0 && (
        <OpenGroup
          tradeNumber={tradeNumber}
          devices={open}
          onScanLabel={(code) => void lookUp(code)}
          onException={exceptions.add}
          onChanged={refresh}
        />
      )}
      {/* Below the others: one that arrives later must not take the form away. */}
      {toStart.length > 0 && <StartGroup devices={toStart} onStarted={refresh} />}
      {/* Outcomes show what the seller said, and might colour the answers about the others. */}
      {locked.length > 0 && own.length === 0 && <GroupOutcomes devices={locked} onChanged={refresh} />}
      {locked.length > 0 && own.length > 0 && (
        <p className="mt-4 text-ink-soft">{T.outcomesLater(locked.length)}</p>
      )}
      <GroupExceptions devices={own.filter(isException)} onPutBack={exceptions.remove} />
      {own.length + locked.length === 0 && (
        <p className="mt-4">
          {T.nothing}{' '}
          <DeskLink href="/desk/inspections" className={DESK_BUTTON.secondary}>
            {TEXTS.inspection.toList}
          </DeskLink>
        </p>
      )}
      {elsewhere > 0 && <p className="mt-4 text-ink-soft">{T.elsewhere(elsewhere)}</p>}
    </Screen>
  )
}

/** Equal devices of one sale, inspected with one form. */
export function EqualDevicesScreen() {
  const { trade = '', item = '' } = useParams({ strict: false })
  const device = { tradeNumber: trade.toUpperCase(), itemNumber: Number(item) }
  const { data, error, refetch } = useQuery(equalDevicesQuery(device))
  if (data) return <LoadedGroup key={`${trade}-${item}`} group={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
