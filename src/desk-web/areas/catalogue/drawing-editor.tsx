import { type FormEvent, useState } from 'react'
import type { DevicePicture } from '#contracts/desk/catalogue-picture.ts'
import {
  checkForm,
  type DeviceForm,
  FORM_KINDS,
  type FormKind,
  type FormProblem,
  type FormValues,
  listFormFields,
  readFormValues,
  startFormValues,
  writeFormValues,
} from '#drawings/live-drawing.ts'
import { DRAWING_TEXTS as T } from '../../messages/drawing-texts.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { ChoiceField } from '../../ui/fields.tsx'
import { CATALOGUE_KEY } from './catalogue-queries.ts'
import { DrawingField } from './drawing-field.tsx'
import { DrawingPreview } from './drawing-preview.tsx'
import { buildDrawingPath } from './picture-queries.ts'

interface DrawingEditorProps {
  readonly picture: DevicePicture
}

interface Draft {
  readonly kind: FormKind
  readonly values: FormValues
  /** The last form that could be drawn. */
  readonly form: DeviceForm
  readonly problems: readonly FormProblem[]
}

const openDraft = (form: DeviceForm): Draft => ({
  kind: form.kind,
  values: writeFormValues(form),
  form,
  problems: [],
})

/** What is typed stays in its field; only what can be drawn changes the drawing. */
function changeDraft(draft: Draft, kind: FormKind, values: FormValues): Draft {
  const read = readFormValues(kind, values)
  return read.kind === 'form'
    ? { kind, values, form: read.form, problems: [] }
    : { ...draft, kind, values, problems: read.problems }
}

const describeProblems = (problems: readonly FormProblem[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    problems.map(({ field, key, params = {} }) => [
      field,
      TEXTS.fieldProblems[key]?.(params) ?? TEXTS.errors.field,
    ]),
  )

const KINDS = FORM_KINDS.map((kind) => ({ value: kind, name: T.kinds[kind] }))

function useDraft(stored: DeviceForm) {
  const [draft, setDraft] = useState(() => openDraft(stored))
  return {
    draft,
    problems: describeProblems(draft.problems),
    isChanged: JSON.stringify(draft.form) !== JSON.stringify(stored) || draft.problems.length > 0,
    reset: () => setDraft(openDraft(stored)),
    chooseKind: (value: string) => {
      const kind = FORM_KINDS.find((one) => one === value)
      if (!kind) return
      const values = kind === stored.kind ? writeFormValues(stored) : startFormValues(kind)
      setDraft((now) => changeDraft(now, kind, values))
    },
    change: (name: string, value: FormValues[string]) =>
      setDraft((now) => changeDraft(now, now.kind, { ...now.values, [name]: value })),
  }
}

function LoadedEditor({ picture, stored }: DrawingEditorProps & { readonly stored: DeviceForm }) {
  const { draft, problems, isChanged, reset, chooseKind, change } = useDraft(stored)
  const save = useAction<DevicePicture>(CATALOGUE_KEY)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate({
      method: 'PUT',
      path: buildDrawingPath(picture.id),
      json: { form: draft.form, previousKey: picture.drawing.key },
      done: () => T.saved,
    })
  }
  const hasProblems = draft.problems.length > 0
  return (
    <Card title={T.drawing}>
      <p className="text-ink-soft">{picture.photoKey === null ? T.drawingLead : T.hiddenDrawing}</p>
      <form
        onSubmit={submit}
        noValidate
        className="mt-3 grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_17rem]"
      >
        <div className="order-2 grid items-start gap-3 sm:grid-cols-2 md:order-1 xl:grid-cols-3">
          <ChoiceField label={T.kind} value={draft.kind} choices={KINDS} onChange={chooseKind} />
          {listFormFields(draft.kind).map((field) => (
            <DrawingField
              key={`${draft.kind} ${field.name}`}
              kind={draft.kind}
              field={field}
              value={draft.values[field.name]}
              problem={problems[field.name]}
              onChange={(value) => change(field.name, value)}
            />
          ))}
        </div>
        <div className="sticky top-14 order-1 grid gap-3 bg-card md:order-2">
          <DrawingPreview form={draft.form} name={picture.name} isOld={hasProblems} />
          <div className="flex flex-wrap gap-2">
            <button
              type="submit"
              className={DESK_BUTTON.primary}
              disabled={save.isPending || hasProblems || !isChanged}
            >
              {T.save}
            </button>
            <button type="button" className={DESK_BUTTON.quiet} disabled={!isChanged} onClick={reset}>
              {T.reset}
            </button>
          </div>
        </div>
      </form>
    </Card>
  )
}

/** The values of a drawing in fields, beside the drawing that they make. */
export function DrawingEditor({ picture }: DrawingEditorProps) {
  const stored = checkForm(picture.drawing.form)
  // The database has forms that were checked by the same rules.
  if (stored.kind === 'problems') throw new Error(`The form of ${picture.drawing.key} can’t be drawn`)
  return <LoadedEditor picture={picture} stored={stored.form} />
}
