import { type FormEvent, useState } from 'react'
import type { CatalogueDevice } from '#contracts/desk/catalogue.ts'
import { TEXTS } from '../../messages/texts.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { LineField } from '../../ui/fields.tsx'
import { CATALOGUE_KEY, CATALOGUE_PATH } from './catalogue-queries.ts'

const T = TEXTS.catalogue

const MAX_NAME = 100

/** The names of a device in every language, which follow from its model or are written by hand. */
export function NamesCard({ device }: { readonly device: CatalogueDevice }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(device.names.map(({ language, model, isOwn }) => [language, isOwn ? model : ''])),
  )
  const save = useAction<CatalogueDevice>(CATALOGUE_KEY)
  const problems = findFieldProblems(save.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const names = device.names.flatMap(({ language, model: before, isOwn }) => {
      const model = typed[language]?.trim() || null
      return model === (isOwn ? before : null) ? [] : [{ language, model }]
    })
    save.mutate({
      method: 'PUT',
      path: `${CATALOGUE_PATH}/${device.id}/names`,
      json: { names, digest: device.digests.names },
      done: () => T.saved,
    })
  }
  return (
    <Card title={T.names}>
      <form className="grid gap-3" onSubmit={submit} noValidate>
        <p className="text-ink-soft">{T.namesLead}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          {device.names.map(({ language, name, url, isOwn }) => (
            <div key={language} className="grid min-w-0 content-start gap-1">
              <LineField
                label={T.nameIn(language)}
                value={typed[language] ?? ''}
                problem={problems[language]}
                maxLength={MAX_NAME}
                onChange={(model) => setTyped({ ...typed, [language]: model })}
              />
              <span className="text-tiny wrap-anywhere text-ink-soft">
                {isOwn ? name : T.follows(name)}
                <br />
                {T.address(url)}
              </span>
            </div>
          ))}
        </div>
        <button
          type="submit"
          className={`${DESK_BUTTON.secondary} justify-self-start`}
          disabled={save.isPending}
        >
          {T.saveNames}
        </button>
      </form>
    </Card>
  )
}
