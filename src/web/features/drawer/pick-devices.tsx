import { useId, useRef, useState } from 'react'
import type { DeviceCard } from '#contracts/catalogue-pages.ts'
import type { PagePayload } from '#contracts/page-payload.ts'
import type { CategoryTile } from '#domain/catalogue/category.ts'
import { buildPath } from '#domain/routing/path.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { FIELD_STYLE } from '#web/ui/text-field.tsx'
import { DeviceButton } from './device-button.tsx'
import { useDeviceSearch } from './use-device-search.ts'

interface PopularDevices {
  readonly category: CategoryTile
  readonly devices: readonly DeviceCard[]
}

/** The devices of a kind that most people sell, as on the page of that kind. */
function usePopularDevices() {
  const { market } = useShop()
  const [popular, setPopular] = useState<PopularDevices | null>(null)
  const asked = useRef('')
  const show = async (category: CategoryTile) => {
    asked.current = category.id
    const path = buildPath(market, 'sell', { category: category.url })
    const result = await callApi<PagePayload<'sell'>>(`${path}/_payload.json`)
    if (asked.current !== category.id || result.kind !== 'ok' || result.data.error) return
    setPopular({ category, devices: result.data.data.topDevices })
  }
  return { popular, show }
}

export interface PickDevicesProps {
  readonly categories: readonly CategoryTile[]
  readonly onPick: (path: string) => void
}

/** Tap by tap: a name that is being typed, or a kind of device and what most people sell of it. */
export function PickDevices({ categories, onPick }: PickDevicesProps) {
  const t = useTranslate()
  const { market } = useShop()
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = useDeviceSearch(typed)
  const { popular, show } = usePopularDevices()
  return (
    <div className="grid gap-4">
      <div>
        <label htmlFor={id} className="mb-1 block font-medium">
          {t('DRAWER_PICK_FIELD')}
        </label>
        <input
          id={id}
          type="search"
          value={typed}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="iPhone 12"
          onChange={({ target }) => setTyped(target.value)}
          className={`${FIELD_STYLE} border-edge`}
        />
      </div>
      {found && (
        <ul className="grid gap-2">
          {found.map((device) => (
            <li key={device.id}>
              <DeviceButton
                device={device}
                onPick={() => {
                  setTyped('')
                  onPick(device.path)
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {found?.length === 0 && <p role="status">{t('DRAWER_PICK_NONE')}</p>}
      {!found && categories.length > 0 && (
        <>
          <fieldset>
            <legend className="mb-2 font-medium">{t('DRAWER_PICK_KIND')}</legend>
            <div className="flex flex-wrap gap-2">
              {categories.map((category) => (
                <button
                  key={category.id}
                  type="button"
                  aria-pressed={popular?.category.id === category.id}
                  onClick={() => void show(category)}
                  className="min-h-11 cursor-pointer rounded-full border border-line bg-card px-4 text-small font-medium hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
                >
                  {category.name}
                </button>
              ))}
            </div>
          </fieldset>
          {popular && (
            <ul aria-label={popular.category.name} className="grid gap-2 sm:grid-cols-2">
              {popular.devices.map((device) => (
                <li key={device.id}>
                  <DeviceButton
                    device={device}
                    onPick={() => onPick(buildPath(market, 'pdp', { pdp: device.url }))}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}
