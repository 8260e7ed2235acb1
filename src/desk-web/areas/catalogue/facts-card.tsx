import { type FormEvent, useState } from 'react'
import type { CatalogueDevice } from '#contracts/desk/catalogue.ts'
import { TEXTS } from '../../messages/texts.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { CATALOGUE_KEY, CATALOGUE_PATH } from './catalogue-queries.ts'
import { DeviceFields } from './device-fields.tsx'
import { type TypedDevice, toDeviceChange } from './typed-device.ts'

const T = TEXTS.catalogue

const toTyped = (device: CatalogueDevice): TypedDevice => ({
  model: device.model,
  series: device.seriesPattern,
  modelCodes: device.modelCodes.join('\n'),
  searchTerms: device.searchTerms.join('\n'),
  releaseYear: String(device.releaseYear),
  releaseMonth: String(device.releaseMonth),
  popularity: String(device.popularity),
  launchPrice: device.launchPrice === null ? '' : String(device.launchPrice),
})

/** What a device is, and what people find it by. */
export function FactsCard({ device }: { readonly device: CatalogueDevice }) {
  const [typed, setTyped] = useState(() => toTyped(device))
  const save = useAction<CatalogueDevice>(CATALOGUE_KEY)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({
      method: 'PUT',
      path: `${CATALOGUE_PATH}/${device.id}`,
      json: { ...toDeviceChange(typed), digest: device.digests.facts },
      done: () => T.saved,
    })
  }
  return (
    <Card title={T.facts}>
      <form className="grid gap-3" onSubmit={submit} noValidate>
        {device.isOwn && <p className="text-ink-soft">{T.own}</p>}
        <DeviceFields
          typed={typed}
          problems={findFieldProblems(save.error)}
          category={device.category}
          manufacturer={device.manufacturer}
          onChange={(part) => setTyped({ ...typed, ...part })}
        />
        <button
          type="submit"
          className={`${DESK_BUTTON.primary} justify-self-start`}
          disabled={save.isPending}
        >
          {T.save}
        </button>
      </form>
    </Card>
  )
}
