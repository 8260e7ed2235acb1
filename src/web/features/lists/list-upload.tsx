import { type FormEvent, useId, useRef, useState } from 'react'
import { decodeList } from '#domain/lists/decode-list.ts'
import { MAX_LIST_BYTES, MAX_LIST_ROWS } from '#domain/lists/list-row.ts'
import { exampleList } from '#domain/lists/write-list.ts'
import { saveFile } from '#web/platform/browser/save-file.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/page/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { FIELD_STYLE, FieldNotes } from '#web/ui/text-field.tsx'
import { ConditionOptions } from './condition-options.tsx'
import type { KeptList } from './kept-list.ts'

const BYTES_PER_MB = 1_000_000

type Problem = 'PORTAL_EMPTY' | 'PORTAL_TOO_LARGE'

const readFile = async (file: File): Promise<string> => decodeList(new Uint8Array(await file.arrayBuffer()))

const saveTemplate = () =>
  saveFile(new Blob([`\uFEFF${exampleList()}`], { type: 'text/csv;charset=utf-8' }), 'template.csv')

function FileField({ onFile }: { readonly onFile: (file: File) => void }) {
  const t = useTranslate()
  const { market } = useShop()
  const id = useId()
  const rows = new Intl.NumberFormat(market.locale).format(MAX_LIST_ROWS)
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('PORTAL_FILE')}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-describedby={`${id}-hint`}
        // The same file again is a new choice: it may have been mended.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
        }}
        className={`${FIELD_STYLE} border-edge py-2.5`}
      />
      <FieldNotes id={id} hint={t('PORTAL_FILE_HINT', { rows, size: MAX_LIST_BYTES / BYTES_PER_MB })} />
    </div>
  )
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

/** Where a list is put in: as a file, dropped or pasted. */
export function ListUpload({ onList }: { readonly onList: (list: KeptList) => void }) {
  const t = useTranslate()
  const id = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const [conditionId, setConditionId] = useState<number | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
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
    <form
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files
        event.preventDefault()
        if (file) takeFile(file)
      }}
      className="grid max-w-text gap-6"
    >
      <ConditionField onChange={setConditionId} />
      <FileField onFile={takeFile} />
      <div>
        <label htmlFor={id} className="mb-1 block font-medium">
          {t('PORTAL_PASTE')}
        </label>
        <textarea
          ref={text}
          id={id}
          rows={6}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          className={`${FIELD_STYLE} border-edge py-2 font-mono text-small`}
        />
        <FieldNotes id={id} hint={t('PORTAL_PASTE_HINT')} />
      </div>
      {problem && (
        <Notice tone="error" role="alert">
          <p>{t(problem, { size: MAX_LIST_BYTES / BYTES_PER_MB })}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={BUTTON_STYLES.primary}>
          {t('PORTAL_SUBMIT')}
        </button>
        <button type="button" onClick={saveTemplate} className={BUTTON_STYLES.secondary}>
          {t('PORTAL_TEMPLATE')}
        </button>
      </div>
    </form>
  )
}
