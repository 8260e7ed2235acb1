import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { CatalogueDevice } from '#contracts/desk/catalogue.ts'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { TEXTS } from '../../messages/texts.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useSettled } from '../../platform/codes/use-settled.ts'
import { nameCode } from '../../platform/format/name-code.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { ChoiceField, LineField } from '../../ui/fields.tsx'
import { Screen } from '../../ui/screen.tsx'
import { buildGroupsQuery, buildSimilarQuery, CATALOGUE_KEY, CATALOGUE_PATH } from './catalogue-queries.ts'
import { DeviceFields } from './device-fields.tsx'
import { SimilarDevices } from './similar-devices.tsx'
import { type TypedDevice, toDeviceChange, toStorages } from './typed-device.ts'

const T = TEXTS.catalogue

interface TypedNew extends TypedDevice {
  readonly category: string
  readonly manufacturer: string
  readonly storages: string
}

const EMPTY: TypedNew = {
  category: 'phones',
  manufacturer: '',
  series: '',
  model: '',
  storages: '',
  modelCodes: '',
  searchTerms: '',
  releaseYear: '',
  releaseMonth: '',
  popularity: '0',
  launchPrice: '',
}

/** Devices that the typed one may be, as it is typed. */
function useSimilar({ category, manufacturer, model, modelCodes }: TypedNew) {
  const codes = modelCodes.split('\n').join(',')
  const named = useSettled(JSON.stringify({ category, manufacturer, model, codes }))
  const { data } = useQuery({ ...buildSimilarQuery(JSON.parse(named)), placeholderData: (before) => before })
  return model.trim() === '' ? [] : (data ?? [])
}

function Manufacturers({ id, category }: { readonly id: string; readonly category: string }) {
  const { data: groups = [] } = useQuery(buildGroupsQuery(category))
  return (
    <datalist id={id}>
      {groups.map(({ manufacturer }) => (
        <option key={manufacturer} value={manufacturer} />
      ))}
    </datalist>
  )
}

/** Adds a device without prices. Devices that it may be are named before and, if need be, once more by the server. */
export function NewDeviceScreen() {
  const [typed, setTyped] = useState(EMPTY)
  const list = useId()
  const openPath = useOpenPath()
  const add = useAction<CatalogueDevice>(CATALOGUE_KEY)
  const problems = findFieldProblems(add.error)
  const similar = useSimilar(typed)
  const set = (part: Partial<TypedNew>) => setTyped({ ...typed, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { category, manufacturer } = typed
    const json = {
      ...toDeviceChange(typed),
      category,
      manufacturer,
      storages: toStorages(typed.storages),
      seenSimilar: similar.map(({ id }) => id),
    }
    add.mutate(
      { path: CATALOGUE_PATH, json, done: () => T.added },
      { onSuccess: ({ id }) => openPath(`/desk/catalogue/${id}`) },
    )
  }
  return (
    <Screen
      title={T.newTitle}
      lead={T.newLead}
      actions={
        <DeskLink href="/desk/catalogue" className={DESK_BUTTON.quiet}>
          {T.allDevices}
        </DeskLink>
      }
    >
      <form onSubmit={submit} noValidate className="mt-4 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
        <Manufacturers id={list} category={typed.category} />
        <div className="grid gap-3 sm:grid-cols-2">
          <ChoiceField
            label={T.category}
            value={typed.category}
            problem={problems.category}
            choices={CATEGORY_IDS.map((value) => ({ value, name: nameCode(value) }))}
            onChange={(category) => set({ category })}
          />
          <LineField
            label={T.manufacturer}
            value={typed.manufacturer}
            problem={problems.manufacturer}
            list={list}
            maxLength={100}
            onChange={(manufacturer) => set({ manufacturer })}
          />
        </div>
        <DeviceFields
          typed={typed}
          problems={problems}
          category={typed.category}
          manufacturer={typed.manufacturer}
          onChange={set}
        />
        <LineField
          label={`${T.storages}. ${T.storagesLead}`}
          value={typed.storages}
          problem={problems.storages}
          maxLength={200}
          onChange={(storages) => set({ storages })}
        />
        <div aria-live="polite">
          <SimilarDevices similar={similar} />
        </div>
        <button
          type="submit"
          className={`${DESK_BUTTON.primary} justify-self-start`}
          disabled={add.isPending}
        >
          {similar.length > 0 ? T.addAnyway : T.addIt}
        </button>
      </form>
    </Screen>
  )
}
