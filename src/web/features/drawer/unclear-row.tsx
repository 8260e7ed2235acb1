import { type FormEvent, useState } from 'react'
import { chooseDevice, type DrawerRow, rejectDevice, renameRow } from '#domain/drawer/drawer-row.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { DeviceButton } from './device-button.tsx'
import { findDevices } from './find-devices.ts'

export interface UnclearRowProps {
  readonly row: DrawerRow
  readonly onChange: (change: (row: DrawerRow) => DrawerRow) => void
}

/** A name that nobody knows stays in the list until the seller has found another one for it. */
function UnknownName({ row, onChange }: UnclearRowProps) {
  const t = useTranslate()
  const [name, setName] = useState(row.written)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setProblem(t('LIST_EMPTY'))
    const [found] = (await findDevices([name.trim()])) ?? []
    if (!found) return setProblem(t('LIST_FAILED'))
    setProblem(found.devices.length === 0 ? t('LIST_UNKNOWN') : undefined)
    onChange((now) => renameRow(now, found))
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-2 flex flex-wrap items-end gap-3">
      <TextField
        name={`name ${row.key}`}
        label={t('DRAWER_PICK_FIELD')}
        value={name}
        onChange={setName}
        problem={problem}
        autoComplete="off"
        spellCheck={false}
        className="min-w-40 flex-1"
      />
      <button type="submit" className={BUTTON_STYLES.secondary}>
        {t('DRAWER_LOOK_AGAIN')}
      </button>
    </form>
  )
}

/** A row without a device: several fit, or none does. Nothing is decided for the seller. */
export function UnclearRow({ row, onChange }: UnclearRowProps) {
  const t = useTranslate()
  if (row.devices.length === 0)
    return (
      <>
        <p className="mt-1">{t('LIST_UNKNOWN')}</p>
        <UnknownName row={row} onChange={onChange} />
      </>
    )
  return (
    <fieldset className="mt-1 min-w-0">
      <legend className="mb-2">{t('LIST_WHICH')}</legend>
      <div className="grid gap-2">
        {row.devices.map((device) => (
          <DeviceButton
            key={device.id}
            device={device}
            hasPrice={!row.isBroken}
            onPick={() => onChange((now) => chooseDevice(now, device))}
          />
        ))}
        <button
          type="button"
          onClick={() => onChange(rejectDevice)}
          className="min-h-11 cursor-pointer justify-self-start text-small font-medium underline underline-offset-4"
        >
          {t('DRAWER_NONE')}
        </button>
      </div>
    </fieldset>
  )
}
