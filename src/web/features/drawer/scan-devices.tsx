import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react'
import type { FoundRow } from '#domain/drawer/drawer-row.ts'
import { readLabel, readTyped } from '#domain/drawer/read-scan.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { findDevices } from './find-devices.ts'
import { canReadBarcodes, readBarcodes } from './read-barcodes.ts'

type ScanState = 'idle' | 'reading' | 'nothing' | 'number' | 'unknown' | 'failed' | 'unreadable'

const NOTES: Readonly<Partial<Record<ScanState, MessageKey>>> = {
  reading: 'DRAWER_SCAN_READING',
  nothing: 'DRAWER_SCAN_NOTHING',
  number: 'DRAWER_SCAN_NUMBER',
  unknown: 'DRAWER_SCAN_UNKNOWN',
  failed: 'LIST_FAILED',
  unreadable: 'DRAWER_SCAN_UNREADABLE',
}

/** As many as a label has; the first one that names a device counts. */
const MAX_CODES = 8

/** Finds the device that one of these names. */
async function findByModels(models: readonly string[]): Promise<FoundRow | ScanState> {
  const found = await findDevices(models.slice(0, MAX_CODES))
  if (!found) return 'failed'
  const known = found.find(({ status }) => status === 'ok') ?? found.find(({ devices }) => devices.length > 0)
  return known ?? 'unknown'
}

/** Finds the device that one of a label's codes names. Numbers of a single device never leave the browser. */
async function findByCodes(codes: readonly string[]): Promise<FoundRow | ScanState> {
  const { models, hasNumber } = readLabel(codes)
  if (models.length > 0) return findByModels(models)
  if (hasNumber) return 'number'
  return codes.length > 0 ? 'unknown' : 'nothing'
}

export interface ScanDevicesProps {
  readonly onFound: (found: readonly FoundRow[]) => void
}

/** Reads the barcodes on a box or device from a photo; where the browser can't, the number is typed. */
export function ScanDevices({ onFound }: ScanDevicesProps) {
  const t = useTranslate()
  const [state, setState] = useState<ScanState>('idle')
  const [typed, setTyped] = useState('')
  const [canRead, setCanRead] = useState(true)
  useEffect(() => setCanRead(canReadBarcodes()), [])
  const add = (found: FoundRow | ScanState) => {
    if (typeof found === 'string') return setState(found)
    setState('idle')
    setTyped('')
    onFound([found])
  }
  const readPhoto = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = target.files ?? []
    if (!photo) return
    setState('reading')
    const codes = await readBarcodes(photo)
    // The same photo may be chosen again.
    target.value = ''
    if (codes === null) return setState('unreadable')
    add(await findByCodes(codes))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reading = readTyped(typed)
    if (reading?.kind !== 'model') return setState(reading ? 'number' : 'unknown')
    setState('reading')
    void findByModels([reading.text]).then(add)
  }
  const note = NOTES[state]
  return (
    <div className="grid gap-4">
      <p>{t(canRead ? 'DRAWER_SCAN_TEXT' : 'DRAWER_SCAN_IMPOSSIBLE')}</p>
      {canRead && (
        <label
          className={`${BUTTON_STYLES.primary} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) sm:justify-self-start`}
        >
          {t('DRAWER_SCAN_PHOTO')}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            onChange={(event) => void readPhoto(event)}
            className="sr-only"
          />
        </label>
      )}
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField
          name="code"
          label={t('DRAWER_SCAN_FIELD')}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="A2403, SM-G991B"
          className="min-w-48 flex-1"
        />
        <button type="submit" className={BUTTON_STYLES.secondary}>
          {t('DRAWER_ADD')}
        </button>
      </form>
      <p role="status" className="text-small empty:sr-only">
        {note ? t(note) : ''}
      </p>
    </div>
  )
}
