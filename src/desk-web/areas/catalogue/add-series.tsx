import { type FormEvent, useState } from 'react'
import type { AddedSeries } from '#contracts/desk/catalogue-groups.ts'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { GROUP_TEXTS as T } from '../../messages/group-texts.ts'
import { TEXTS } from '../../messages/texts.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { nameCode } from '../../platform/format/name-code.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { ChoiceField } from '../../ui/fields.tsx'
import { Modal } from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CATALOGUE_KEY } from './catalogue-queries.ts'
import { buildGroupsPath } from './group-queries.ts'

const CATEGORIES = CATEGORY_IDS.map((id) => ({ value: id, name: nameCode(id) }))

function AddForm({ onClose }: { readonly onClose: () => void }) {
  const [category, setCategory] = useState<string>(CATEGORY_IDS[0])
  const add = useAction<AddedSeries>(CATALOGUE_KEY)
  const problems = findFieldProblems(add.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [manufacturer, series] = ['manufacturer', 'series'].map((name) => String(typed.get(name) ?? ''))
    add.mutate(
      {
        path: buildGroupsPath('series'),
        json: { manufacturer, category, series },
        done: () => T.added(`${manufacturer} ${series}`),
      },
      { onSuccess: onClose },
    )
  }
  return (
    <Modal label={T.addSeries} onClose={onClose} className="m-auto w-[min(34rem,94vw)] rounded-card">
      <form className="grid gap-3 p-5" onSubmit={submit}>
        <h2 className="text-screen">{T.addSeries}</h2>
        <p className="text-ink-soft">{T.addLead}</p>
        <TextField name="manufacturer" label={T.manufacturer} problem={problems.manufacturer} />
        <ChoiceField label={T.category} value={category} choices={CATEGORIES} onChange={setCategory} />
        <TextField name="series" label={T.newSeries} problem={problems.series} />
        <p className="text-tiny text-ink-soft">{T.newSeriesHint}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className={DESK_BUTTON.quiet} onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" className={DESK_BUTTON.primary} disabled={add.isPending}>
            {T.addSeries}
          </button>
        </div>
      </form>
    </Modal>
  )
}

/** Adds a series, of a known manufacturer or of a new one. */
export function AddSeries() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={DESK_BUTTON.secondary} onClick={() => setOpen(true)}>
        {T.addSeries}
      </button>
      {isOpen && <AddForm onClose={() => setOpen(false)} />}
    </>
  )
}
