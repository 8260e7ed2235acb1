import type { WidgetEntry } from '#contracts/desk/partners.ts'
import { TEXTS } from '../../messages/texts.ts'
import { LineField, LinesField } from '../../ui/fields.tsx'

const T = TEXTS.partners

interface WidgetProps {
  readonly widget: WidgetEntry
  readonly onChange: (widget: WidgetEntry) => void
  readonly problems: Readonly<Record<string, string>>
}

const isOfOrigins = (field: string): boolean => field.startsWith('record.origins')

/** The name of a widget's host, and its origins line by line. */
export function WidgetFields({ widget, onChange, problems }: WidgetProps) {
  const ofOrigins = Object.entries(problems).flatMap(([field, text]) => (isOfOrigins(field) ? text : []))
  return (
    <div className="grid gap-4">
      <LineField
        label={T.name}
        value={widget.name}
        maxLength={40}
        problem={problems['record.name']}
        onChange={(name) => onChange({ ...widget, name })}
      />
      <LinesField
        label={T.origins}
        value={widget.origins.join('\n')}
        rows={8}
        maxLength={10_000}
        isCode
        problem={ofOrigins.length === 0 ? undefined : ofOrigins.join(' ')}
        onChange={(text) => onChange({ ...widget, origins: text.split('\n') })}
      />
    </div>
  )
}
