export interface ChoiceBox {
  readonly value: string
  readonly label: string
}

export interface CheckBoxesProps {
  readonly legend: string
  readonly boxes: readonly ChoiceBox[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Any number of choices, each with its own box. */
export const CheckBoxes = ({ legend, boxes, chosen, onChange }: CheckBoxesProps) => (
  <fieldset className="grid gap-x-4 sm:grid-cols-2">
    <legend className="text-ink-soft">{legend}</legend>
    {boxes.map(({ value, label }) => (
      <label key={value} className="flex min-h-9 cursor-pointer items-center gap-2 max-md:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
        {label}
      </label>
    ))}
  </fieldset>
)
