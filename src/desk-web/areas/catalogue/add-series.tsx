import { useState } from 'react'
import type { AddedSeries } from '#contracts/desk/catalogue-groups.ts'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { GROUP_TEXTS as T } from '../../messages/group-texts.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { nameCode } from '../../platform/format/name-code.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { ChoiceField } from '../../ui/fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CATALOGUE_KEY } from './catalogue-queries.ts'
import { buildGroupsPath } from './group-queries.ts'

const CATEGORIES = CATEGORY_IDS.map((id) => ({ value: id, name: nameCode(id) }))

function AddForm({ onClose }: { readonly onClose: () => void }) {
  const [category, setCategory] = useState<string>(CATEGORY_IDS[0])
  const add = useAction<AddedSeries>(CATALOGUE_KEY)
  const problems = findFieldProblems(add.error)
  const submit = (typed: FormData) => {
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
    <FormDialog
      title={T.addSeries}
      button={T.addSeries}
      isDisabled={add.isPending}
      isWide
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-soft">{T.addLead}</p>
      <TextField name="manufacturer" label={T.manufacturer} problem={problems.manufacturer} />
      <ChoiceField label={T.category} value={category} choices={CATEGORIES} onChange={setCategory} />
      <TextField name="series" label={T.newSeries} problem={problems.series} />
      <p className="text-tiny text-ink-soft">{T.newSeriesHint}</p>
    </FormDialog>
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
