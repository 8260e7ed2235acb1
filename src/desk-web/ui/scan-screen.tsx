import { useSearch } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { TEXTS } from '../messages/texts.ts'
import { buildSalePath } from '../platform/codes/build-found-path.ts'
import { DeskLink } from '../platform/navigation/desk-link.tsx'
import { type DeviceNumber, nameDevice } from '../platform/places/change-place.ts'
import { useScan } from '../platform/scanner/scanner.ts'
import { DESK_BUTTON, TEXT_LINK } from './button-style.ts'
import { Card } from './card.tsx'
import { Screen } from './screen.tsx'

interface CodeFieldProps {
  readonly label: string
  /** Whether the field keeps the focus, for codes too short to tell a scanner from a person; else keys are for the screen. */
  readonly keepsFocus: boolean
  readonly onCode: (code: string) => void
}

/** For labels that a scanner can't read. */
function CodeForm({ label, keepsFocus, onCode }: CodeFieldProps) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (keepsFocus) field.current?.focus()
  }, [keepsFocus])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    onCode(code)
    setCode('')
    if (keepsFocus) field.current?.focus()
    else field.current?.blur()
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <label className="grid min-w-0 max-w-80 flex-1 gap-1">
        <span className="text-tiny text-ink-soft">{label}</span>
        <input
          ref={field}
          value={code}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setCode(target.value)}
          className="min-h-11 w-full rounded-control border border-edge bg-card px-2"
        />
      </label>
      <button type="submit" className={`${DESK_BUTTON.secondary} min-h-11`}>
        {TEXTS.scanner.enter}
      </button>
    </form>
  )
}

interface LatestProps<Done extends DeviceNumber> {
  readonly title: string
  readonly devices: readonly Done[]
  /** What was done with it. */
  readonly describe: (done: Done) => ReactNode
}

function Latest<Done extends DeviceNumber>({ title, devices, describe }: LatestProps<Done>) {
  return (
    <Card title={title}>
      <ul>
        {devices.map((done) => (
          <li
            key={nameDevice(done)}
            className="flex flex-wrap gap-x-4 border-t border-line py-1.5 first:border-t-0"
          >
            <DeskLink
              href={buildSalePath(done.tradeNumber, done.itemNumber)}
              className={`${TEXT_LINK} figures`}
            >
              {nameDevice(done)}
            </DeskLink>
            {describe(done)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

export interface ScanScreenProps<Done extends DeviceNumber> {
  readonly title: string
  readonly lead: string
  readonly actions?: ReactNode
  readonly field: Omit<CodeFieldProps, 'onCode'>
  readonly onCode: (code: string) => void
  readonly latest: LatestProps<Done>
  /** What is in someone's hand, and what to scan next. */
  readonly children: ReactNode
}

/** A screen for work with a scanner, device by device. A link from a device brings it along. */
export function ScanScreen<Done extends DeviceNumber>({
  title,
  lead,
  actions,
  field,
  onCode,
  latest,
  children,
}: ScanScreenProps<Done>) {
  const { device: wanted = '' } = useSearch({ strict: false })
  useScan(onCode)
  const asked = useRef('')
  useEffect(() => {
    if (wanted === '' || asked.current === wanted) return
    asked.current = wanted
    onCode(wanted)
  }, [wanted, onCode])
  return (
    <Screen title={title} lead={lead} actions={actions}>
      <div className="mt-4 grid max-w-3xl gap-4">
        {children}
        <CodeForm {...field} onCode={onCode} />
        {latest.devices.length > 0 && <Latest {...latest} />}
      </div>
    </Screen>
  )
}
