import { useId, useRef, useState } from 'react'
import type { SubscriptionView } from '#contracts/newsletter.ts'
import { MAX_OWN_DEVICES } from '#domain/newsletter/newsletter-choices.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { FIELD_STYLE } from '#web/ui/text-field.tsx'
import { type FoundDevice, useFoundDevices } from './use-found-devices.ts'

interface OwnDevicesProps {
  readonly devices: readonly FoundDevice[]
  readonly onRemove: (id: number) => void
}

function OwnDevices({ devices, onRemove }: OwnDevicesProps) {
  const t = useTranslate()
  if (devices.length === 0) return null
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {devices.map(({ id, name }) => (
        <li key={id} className="flex items-center justify-between gap-3">
          <input type="hidden" name="deviceIds" value={id} />
          <span className="min-w-0 py-2 wrap-break-word">{name}</span>
          <button
            type="button"
            onClick={() => onRemove(id)}
            className="min-h-11 shrink-0 cursor-pointer font-medium text-accent underline underline-offset-4 noscript:hidden"
          >
            {t('NEWSLETTER_DEVICE_REMOVE')}
            <span className="sr-only">: {name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface DeviceSearchProps {
  readonly chosen: readonly FoundDevice[]
  readonly onChoose: (device: FoundDevice) => void
}

function DeviceSearch({ chosen, onChoose }: DeviceSearchProps) {
  const t = useTranslate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const found = useFoundDevices(typed)?.filter((device) => !chosen.some((own) => own.id === device.id))
  const choose = (device: FoundDevice) => {
    setTyped('')
    field.current?.focus()
    onChoose(device)
  }
  return (
    <div className="mt-3 noscript:hidden">
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('NEWSLETTER_DEVICE_SEARCH')}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        // Enter would send the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className={`${FIELD_STYLE} border-edge`}
      />
      <p role="status" className="mt-1 text-small text-ink-soft">
        {found && t('NEWSLETTER_DEVICES_FOUND', { count: found.length })}
      </p>
      {found && found.length > 0 && (
        <ul className="grid">
          {found.map((device) => (
            <li key={device.id}>
              <button
                type="button"
                onClick={() => choose(device)}
                className="min-h-11 w-full cursor-pointer rounded-field px-3 py-2 text-left hover:bg-tint"
              >
                {t('NEWSLETTER_DEVICE_ADD', { name: device.name })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The devices that a subscriber owns. Without script those stored before stay. */
export function DevicePicker({ stored }: { readonly stored: SubscriptionView['devices'] }) {
  const t = useTranslate()
  const [devices, setDevices] = useState<readonly FoundDevice[]>(stored)
  const place = useRef<HTMLFieldSetElement>(null)
  // The pressed button or the field disappears; the focus must not be lost with it.
  const remove = (id: number) => {
    setDevices(devices.filter((device) => device.id !== id))
    place.current?.focus({ preventScroll: true })
  }
  const add = (device: FoundDevice) => {
    const next = [...devices, device].slice(0, MAX_OWN_DEVICES)
    setDevices(next)
    if (next.length === MAX_OWN_DEVICES) place.current?.focus({ preventScroll: true })
  }
  return (
    <fieldset ref={place} tabIndex={-1} className="min-w-0 outline-none">
      <legend className="text-title font-semibold">{t('NEWSLETTER_DEVICES')}</legend>
      <p className="mt-1 text-small text-ink-soft">
        {t('NEWSLETTER_DEVICES_HINT', { max: MAX_OWN_DEVICES })}
      </p>
      <OwnDevices devices={devices} onRemove={remove} />
      {devices.length < MAX_OWN_DEVICES ? (
        <DeviceSearch chosen={devices} onChoose={add} />
      ) : (
        <p className="mt-3 text-small">{t('NEWSLETTER_DEVICES_FULL', { max: MAX_OWN_DEVICES })}</p>
      )}
    </fieldset>
  )
}
