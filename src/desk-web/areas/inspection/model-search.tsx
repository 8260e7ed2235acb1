import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { FoundModels } from '#contracts/desk/inspections.ts'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { useSettled } from '../../platform/codes/use-settled.ts'
import { useScan } from '../../platform/scanner/scanner.ts'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { type DeviceNumber, modelsQuery } from './inspection-api.ts'

const T = TEXTS.inspection.models

type Model = FoundModels['models'][number]

interface OptionProps {
  readonly id: string
  readonly model: Model
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

function Option({ id, model, isActive, onPoint, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and chooses with Enter
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={`flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 max-md:min-h-11 ${isActive ? 'bg-accent-tint' : ''}`}
    >
      <span className="min-w-0 flex-1">{model.name}</span>
      {!model.isBought && <Badge tone="late">{T.notBought}</Badge>}
    </div>
  )
}

export interface ModelSearchProps {
  readonly device: DeviceNumber
  readonly onChoose: (model: Model) => void
  readonly onClose: () => void
}

/** Finds what a device really is, in the catalogue of the sale's market: type or scan, arrow keys, Enter. */
export function ModelSearch({ device, onChoose, onClose }: ModelSearchProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const settled = useSettled(typed)
  const { data, error, isFetching } = useQuery(modelsQuery(device, settled))
  // A model code on the box, not the number of the device.
  useScan(setTyped)
  const models = data?.models ?? []
  const active = Math.min(chosen, models.length - 1)
  const isSettled = settled === typed && !isFetching
  const choose = (model: Model | undefined) => {
    if (model && isSettled) onChoose(model)
  }
  const move = (step: number) => setChosen((active + step + models.length) % Math.max(models.length, 1))
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="mt-4 grid max-w-2xl gap-2 rounded-card border border-line bg-card p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={`${id}-title`} className="font-text text-small font-medium tracking-normal">
          {T.title}
        </h2>
        <button type="button" className={DESK_BUTTON.quiet} onClick={onClose}>
          {TEXTS.inspection.cancel}
        </button>
      </div>
      <input
        // biome-ignore lint/a11y/noAutofocus: it is opened to type into it
        autoFocus
        role="combobox"
        aria-label={T.field}
        aria-expanded={models.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={T.field}
        value={typed}
        maxLength={100}
        onChange={({ target }) => {
          setTyped(target.value)
          setChosen(0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') move(1)
          else if (event.key === 'ArrowUp') move(-1)
          else if (event.key === 'Enter') choose(models[active])
          else if (event.key === 'Escape') onClose()
          else return
          event.preventDefault()
        }}
        className="min-h-9 w-full rounded-control border border-edge bg-card px-3 max-md:min-h-11"
      />
      {error && (
        <p role="alert" className="text-error">
          {describeError(error)}
        </p>
      )}
      <div id={`${id}-list`} role="listbox" aria-label={T.title} className="empty:hidden">
        {models.map((model, index) => (
          <Option
            key={model.deviceId}
            id={`${id}-${index}`}
            model={model}
            isActive={index === active}
            onPoint={() => setChosen(index)}
            onChoose={() => choose(model)}
          />
        ))}
      </div>
      <p role="status" className="text-tiny text-ink-soft">
        {data && isSettled ? T.found(models.length) : T.hint}
      </p>
    </section>
  )
}
