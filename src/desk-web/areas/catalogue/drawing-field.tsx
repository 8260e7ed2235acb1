import { useId } from 'react'
import type { FormField, FormKind, FormValues } from '#drawings/live-drawing.ts'
import { DRAWING_TEXTS as T } from '../../messages/drawing-texts.ts'
import { CheckBoxes } from '../../ui/check-boxes.tsx'
import { ChoiceField, LineField } from '../../ui/fields.tsx'

type Value = FormValues[string]

interface DrawingFieldProps {
  readonly kind: FormKind
  readonly field: FormField
  readonly value: Value | undefined
  readonly problem: string | undefined
  readonly onChange: (value: Value) => void
}

/** `notch-slim` and `spaceGrey` as people read them. */
function nameOption(option: string): string {
  const words = option
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const nameField = (kind: FormKind, name: string): string => {
  const names: Readonly<Record<string, string>> = T.fields[kind]
  return names[name] ?? name
}

const listChoices = (field: FormField & { readonly options: readonly string[] }) => [
  ...(field.isRequired ? [] : [{ value: '', name: T.none }]),
  ...field.options.map((option) => ({ value: option, name: nameOption(option) })),
]

const isHex = (text: string): boolean => /^#[\da-f]{6}$/i.test(text)

interface ColourProps extends Omit<DrawingFieldProps, 'kind' | 'field' | 'value'> {
  readonly label: string
  readonly text: string
}

/** Typed as a name or as `#rrggbb`, or picked. */
const Colour = ({ label, text, problem, onChange }: ColourProps) => (
  <div
    className={`grid grid-cols-[minmax(0,1fr)_auto] gap-2 ${problem === undefined ? 'items-end' : 'items-start'}`}
  >
    <LineField label={label} value={text} maxLength={20} problem={problem} onChange={onChange} />
    <input
      type="color"
      aria-label={T.pick(label)}
      value={isHex(text) ? text : '#808080'}
      onChange={({ target }) => onChange(target.value)}
      className={`h-9 w-11 rounded-control border border-edge bg-card p-1 max-md:h-11 ${problem === undefined ? '' : 'mt-6'}`}
    />
  </div>
)

function Flag({
  label,
  value,
  onChange,
}: { readonly label: string } & Pick<DrawingFieldProps, 'value' | 'onChange'>) {
  const id = useId()
  return (
    <div className="flex min-h-9 items-center gap-2 self-end max-md:min-h-11">
      <input
        id={id}
        type="checkbox"
        className="size-4 accent-accent"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}

/** One value of a drawing, in the control that suits it. */
export function DrawingField({ kind, field, value, problem, onChange }: DrawingFieldProps) {
  const label = nameField(kind, field.name)
  const text = typeof value === 'string' ? value : ''
  switch (field.kind) {
    case 'flag':
      return <Flag label={label} value={value} onChange={onChange} />
    case 'choices':
      return (
        <CheckBoxes
          legend={label}
          boxes={field.options.map((option) => ({ value: option, label: nameOption(option) }))}
          chosen={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      )
    case 'choice':
      return (
        <ChoiceField
          label={label}
          value={text}
          choices={listChoices(field)}
          problem={problem}
          onChange={onChange}
        />
      )
    case 'colour':
      return <Colour label={label} text={text} problem={problem} onChange={onChange} />
    case 'number':
      return <LineField label={label} value={text} maxLength={8} problem={problem} onChange={onChange} />
  }
}
