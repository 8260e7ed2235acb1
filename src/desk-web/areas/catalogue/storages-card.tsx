import { type FormEvent, useState } from 'react'
import type { CatalogueDevice } from '#contracts/desk/catalogue.ts'
import { TEXTS } from '../../messages/texts.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { LineField } from '../../ui/fields.tsx'
import { CATALOGUE_KEY, CATALOGUE_PATH } from './catalogue-queries.ts'
import { toStorages } from './typed-device.ts'

const T = TEXTS.catalogue

/** The sizes of a device: which are bought, which no longer, which not yet. */
export function StoragesCard({ device }: { readonly device: CatalogueDevice }) {
  const current = device.storages.filter(({ state }) => state !== 'retired')
  const [typed, setTyped] = useState(() => current.map(({ storageGb }) => storageGb).join(', '))
  const [isAsking, setIsAsking] = useState(false)
  const save = useAction<CatalogueDevice>(CATALOGUE_KEY)
  // An empty field isn't a device without storage here, which may have sizes that are no longer bought.
  const storages = typed.trim() === '' ? [] : toStorages(typed)
  const dropped = device.storages.filter(
    ({ storageGb, state }) => state === 'bought' && !storages.includes(storageGb),
  )
  const send = () =>
    save.mutate({
      method: 'PUT',
      path: `${CATALOGUE_PATH}/${device.id}/storages`,
      json: { storages, digest: device.digests.storages },
      done: () => T.resized,
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isReadable = storages.length > 0 && !storages.includes(-1)
    if (isReadable && dropped.length > 0) setIsAsking(true)
    else send()
  }
  return (
    <Card title={T.storages}>
      <ul className="flex flex-wrap gap-2">
        {device.storages.map(({ storageGb, state }) => (
          <li key={storageGb} className="flex items-center gap-1">
            <span className="figures">{T.gigabytes(storageGb)}</span>
            <Badge tone={state === 'bought' ? 'accent' : 'plain'}>{T.states[state]}</Badge>
          </li>
        ))}
      </ul>
      <form className="mt-3 grid gap-3" onSubmit={submit} noValidate>
        <LineField
          label={T.storagesLead}
          value={typed}
          problem={findFieldProblems(save.error).storages}
          maxLength={200}
          onChange={setTyped}
        />
        <p className="text-tiny text-ink-soft">{T.storagesHint}</p>
        <button
          type="submit"
          className={`${DESK_BUTTON.secondary} justify-self-start`}
          disabled={save.isPending}
        >
          {T.saveStorages}
        </button>
      </form>
      {isAsking && (
        <Confirm
          title={T.dropSizes}
          text={T.dropSizesText(dropped.map(({ storageGb }) => T.gigabytes(storageGb)).join(', '))}
          action={T.saveStorages}
          onClose={() => setIsAsking(false)}
          onConfirm={send}
        />
      )}
    </Card>
  )
}
