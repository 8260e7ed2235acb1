import { type FormEvent, useId, useRef, useState } from 'react'
import { MAX_LIST_BYTES, MAX_LIST_ROWS } from '#domain/lists/list-row.ts'
import { decodeText } from '#domain/text/decode-text.ts'
import { getNumberFormat } from '#messages/intl-formats.ts'
import { FileField } from '#web/forms/file-field.tsx'
import { PasteField } from '#web/forms/paste-field.tsx'
import { saveFile } from '#web/platform/browser/save-file.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { FIELD_STYLE } from '#web/ui/text-field.tsx'
import { ConditionOptions } from './condition-options.tsx'
import { ListExample } from './list-example.tsx'
import type { StoredList } from './stored-list.ts'

const MAX_LIST_MB = MAX_LIST_BYTES / 1_000_000

type Problem = 'PORTAL_EMPTY' | 'PORTAL_TOO_LARGE'

const readFile = async (file: File): Promise<string> => decodeText(new Uint8Array(await file.arrayBuffer()))

async function saveTemplate(): Promise<void> {
  const { writeExample } = await import('./write-list.ts')
  saveFile(new Blob([writeExample()], { type: 'text/csv;charset=utf-8' }), 'template.csv')
}

function ConditionField({ onChange }: { readonly onChange: (conditionId: number | null) => void }) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="sm:max-w-sm">
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('PORTAL_CONDITION')}
      </label>
      <select
        id={id}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        className={`${FIELD_STYLE} border-edge`}
      >
        <option value="">{t('PORTAL_CONDITION_NONE')}</option>
        <ConditionOptions />
      </select>
    </div>
  )
}

/** Takes a list: as a file, dropped or pasted. */
export function ListUpload({ onList }: { readonly onList: (list: StoredList) => void }) {
  const t = useTranslate()
  const { market } = useShop()
  const text = useRef<HTMLTextAreaElement>(null)
  const [conditionId, setConditionId] = useState<number | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isOver, setIsOver] = useState(false)
  const formatNumber = getNumberFormat(market.locale)
  const take = (list: string) => {
    const isLarge = new Blob([list]).size > MAX_LIST_BYTES
    const found = isLarge ? 'PORTAL_TOO_LARGE' : list.trim() === '' ? 'PORTAL_EMPTY' : null
    setProblem(found)
    if (!found) onList({ text: list, conditionId })
  }
  const takeFile = async (file: File) =>
    file.size > MAX_LIST_BYTES ? setProblem('PORTAL_TOO_LARGE') : take(await readFile(file))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    take(text.current?.value ?? '')
  }
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[1.5fr_1fr]">
      <form
        onSubmit={submit}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files
          event.preventDefault()
          setIsOver(false)
          if (file) takeFile(file)
        }}
        className="grid min-w-0 max-w-text gap-6"
      >
        <div
          className={`rounded-card border-2 border-dashed p-4 sm:p-6 ${isOver ? 'border-accent bg-accent-tint' : 'border-edge bg-card'}`}
        >
          <FileField
            label={t('PORTAL_FILE')}
            hint={t('PORTAL_FILE_HINT', { rows: formatNumber.format(MAX_LIST_ROWS), size: MAX_LIST_MB })}
            accept=".csv,.txt,text/csv,text/plain"
            onFiles={([file]) => takeFile(file)}
          />
        </div>
        <PasteField text={text} label={t('PORTAL_PASTE')} hint={t('PORTAL_PASTE_HINT')} rows={4} isCode />
        <ConditionField onChange={setConditionId} />
        {problem && (
          <Notice tone="error" role="alert">
            <p>{t(problem, { size: MAX_LIST_MB })}</p>
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={BUTTON_STYLES.primary}>
            {t('PORTAL_SUBMIT')}
          </button>
          <button
            type="button"
            onClick={() => saveTemplate().catch(reportProblem)}
            className={BUTTON_STYLES.secondary}
          >
            {t('PORTAL_TEMPLATE')}
          </button>
        </div>
      </form>
      <div className="min-w-0">
        <ListExample />
        <p className="mt-4 max-w-text text-small text-ink-soft">{t('PORTAL_PRIVATE')}</p>
      </div>
    </div>
  )
}
