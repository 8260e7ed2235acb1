import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { TEXTS } from '../../messages/texts.ts'
import { LineField, LinesField } from '../../ui/fields.tsx'
import { buildGroupsQuery } from './catalogue-queries.ts'
import type { TypedDevice } from './typed-device.ts'

const T = TEXTS.catalogue

const MAX_NAME = 100
const MAX_WORDS = 4_000

export interface DeviceFieldsProps {
  readonly typed: TypedDevice
  readonly onChange: (part: Partial<TypedDevice>) => void
  readonly problems: Readonly<Record<string, string>>
  readonly category: string
  readonly manufacturer: string
}

const LABELS = {
  model: T.model,
  series: T.series,
  releaseYear: T.releaseYear,
  releaseMonth: T.releaseMonth,
  popularity: T.popularityRange,
  launchPrice: T.launchPrice,
} as const

/** What a new device and a known one are asked alike. */
export function DeviceFields({ typed, onChange, problems, category, manufacturer }: DeviceFieldsProps) {
  const list = useId()
  const { data: groups = [] } = useQuery(buildGroupsQuery(category))
  const named = manufacturer.trim().toLowerCase()
  const series = groups.find((group) => group.manufacturer.toLowerCase() === named)?.series ?? []
  const bind = (field: keyof typeof LABELS) => ({
    label: LABELS[field],
    value: typed[field],
    problem: problems[field],
    maxLength: MAX_NAME,
    onChange: (value: string) => onChange({ [field]: value }),
  })
  return (
    <>
      <datalist id={list}>
        {series.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="grid gap-3 sm:grid-cols-2">
        <LineField {...bind('series')} list={list} />
        <LineField {...bind('model')} />
      </div>
      <p className="text-tiny text-ink-soft">{T.modelHint}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <LinesField
          label={T.modelCodes}
          rows={4}
          maxLength={MAX_WORDS}
          value={typed.modelCodes}
          problem={problems.modelCodes}
          onChange={(modelCodes) => onChange({ modelCodes })}
        />
        <LinesField
          label={T.searchTerms}
          rows={4}
          maxLength={MAX_WORDS}
          value={typed.searchTerms}
          problem={problems.searchTerms}
          onChange={(searchTerms) => onChange({ searchTerms })}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <LineField {...bind('releaseYear')} />
        <LineField {...bind('releaseMonth')} />
        <LineField {...bind('popularity')} />
        <LineField {...bind('launchPrice')} />
      </div>
    </>
  )
}
