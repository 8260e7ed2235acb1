import { TEXTS } from '../messages/texts.ts'
import { saveFile } from '../platform/files/save-file.ts'
import { useShortcut } from '../platform/keys/shortcuts.ts'
import { showToast } from '../platform/toasts/toasts.ts'
import { DESK_BUTTON } from '../ui/button-style.ts'
import { DeskIcon } from '../ui/desk-icon.tsx'
import { type ListColumn, readText } from './list-column.ts'
import { writeCsv } from './write-csv.ts'

/** Something that is done with all selected rows at once. */
export interface BulkAction<Row> {
  readonly label: string
  readonly run: (rows: readonly Row[]) => void
}

export interface SelectionBarProps<Row> {
  readonly listId: string
  readonly rows: readonly Row[]
  readonly columns: readonly ListColumn<Row>[]
  readonly actions: readonly BulkAction<Row>[]
  readonly canDownload: boolean
  readonly onClear: () => void
}

async function copy(lines: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(lines.join('\n'))
    showToast({ text: TEXTS.lists.copied(lines.length) })
  } catch {
    showToast({ text: TEXTS.lists.notCopied, tone: 'error' })
  }
}

/** Spreadsheets only take a file with a byte-order mark for UTF-8. */
const download = (text: string, filename: string): void =>
  saveFile(new Blob(['\uFEFF', text], { type: 'text/csv' }), filename)

/** What can be done with the selected rows. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { listId, rows, columns, actions, canDownload, onClear } = props
  useShortcut({ keys: 'Escape', label: TEXTS.lists.keys.clear, group: 'list' }, onClear)
  const [first] = columns
  if (!first) return null
  return (
    <section
      aria-label={TEXTS.lists.selection}
      className="fixed inset-x-3 bottom-20 z-20 mx-auto flex w-fit max-w-[calc(100vw-1.5rem)] flex-wrap items-center gap-2 rounded-card border border-line bg-card px-3 py-2 shadow-lg md:bottom-6"
    >
      <strong className="figures pr-2 font-medium">{TEXTS.lists.selected(rows.length)}</strong>
      {actions.map(({ label, run }) => (
        <button key={label} type="button" className={DESK_BUTTON.primary} onClick={() => run(rows)}>
          {label}
        </button>
      ))}
      <button
        type="button"
        className={DESK_BUTTON.secondary}
        onClick={() => void copy(rows.map((row) => readText(first, row)))}
      >
        {TEXTS.lists.copyNumbers}
      </button>
      {canDownload && (
        <button
          type="button"
          className={DESK_BUTTON.secondary}
          onClick={() => download(writeCsv(columns, rows), `${listId}.csv`)}
        >
          {TEXTS.lists.download}
        </button>
      )}
      <button
        type="button"
        className={DESK_BUTTON.quiet}
        aria-label={TEXTS.lists.clearSelection}
        onClick={onClear}
      >
        <DeskIcon name="close" />
      </button>
    </section>
  )
}
