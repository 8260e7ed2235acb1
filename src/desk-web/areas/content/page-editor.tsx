import type { OpenDocument } from '#contracts/desk/content.ts'
import { PAGE_LIMITS, type PageText } from '#domain/content/check-content.ts'
import { TEXTS } from '../../messages/texts.ts'
import { LineField, LinesField } from '../../ui/fields.tsx'
import { fieldId } from './jump-to-problem.ts'

const T = TEXTS.content

export interface PageEditorProps {
  readonly page: PageText
  readonly onChange: (page: PageText) => void
  readonly placeholders: OpenDocument['placeholders']
}

/** The fields of a page. */
export function PageEditor({ page, onChange, placeholders }: PageEditorProps) {
  const bind = (field: keyof PageText) => ({
    id: fieldId(field),
    label: T.fields[field],
    value: page[field],
    maxLength: PAGE_LIMITS[field],
    onChange: (value: string) => onChange({ ...page, [field]: value }),
  })
  return (
    <div className="grid gap-3">
      <LineField {...bind('title')} />
      <LineField {...bind('slug')} />
      <LinesField {...bind('description')} rows={2} />
      <LinesField {...bind('lead')} rows={3} />
      <LinesField {...bind('body')} rows={24} isCode />
      <p className="text-tiny text-ink-soft">{T.bodyHint}</p>
      <details>
        <summary className="cursor-pointer font-medium">{T.placeholders}</summary>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-tiny">
          {placeholders.map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="font-mono">{`{${name}}`}</dt>
              <dd className="wrap-anywhere text-ink-soft">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
