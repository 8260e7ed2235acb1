import { useId } from 'react'
import type { HelpDeskSubject } from '#domain/markets/help-desk-subject.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { FIELD_STYLE, FieldNotes } from '#web/ui/text-field.tsx'

export interface SubjectFieldProps {
  readonly subjects: readonly HelpDeskSubject[]
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
}

/** What the message is about. */
export function SubjectField({ subjects, value, problem, onChange }: SubjectFieldProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('CONTACT_SUBJECT')}
      </label>
      <select
        id={id}
        name="subject"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className={`${FIELD_STYLE} cursor-pointer text-ellipsis ${problem ? 'border-error' : 'border-edge'}`}
      >
        <option value="">{t('CONTACT_SUBJECT_NONE')}</option>
        {subjects.map((subject) => (
          <option key={subject} value={subject}>
            {t(`CONTACT_SUBJECT_${subject}`)}
          </option>
        ))}
      </select>
      <FieldNotes id={id} problem={problem} />
    </div>
  )
}
