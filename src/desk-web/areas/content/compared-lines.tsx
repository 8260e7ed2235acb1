import type { DocumentContent } from '#domain/content/content-document.ts'
import { TEXTS } from '../../messages/texts.ts'
import { type ComparedLine, compareLines } from './compare-lines.ts'
import { writeAsText } from './write-as-text.ts'

const T = TEXTS.content

const MARKS: Readonly<Record<ComparedLine['kind'], string>> = { added: '+', removed: '−', same: ' ' }

const STYLES: Readonly<Record<ComparedLine['kind'], string>> = {
  added: 'bg-accent-tint',
  removed: 'text-ink-soft line-through',
  same: '',
}

/** How many unchanged lines are shown beside a change. */
const CONTEXT = 2

const isNearChange = (lines: readonly ComparedLine[], index: number): boolean =>
  lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ kind }) => kind !== 'same')

export interface ComparedLinesProps {
  readonly before: DocumentContent | null
  readonly after: DocumentContent
}

/** What differs between two versions, with a few lines around it. */
export function ComparedLines({ before, after }: ComparedLinesProps) {
  const lines = compareLines(writeAsText(before), writeAsText(after))
  const shown = lines
    .map((line, index) => ({ ...line, index }))
    .filter(({ index }) => isNearChange(lines, index))
  if (shown.length === 0) return <p>{T.nothingChanged}</p>
  return (
    <section
      aria-label={T.changes}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-control border border-line p-2 font-mono text-tiny"
    >
      <ul>
        {shown.map(({ kind, text, index }) => (
          <li key={index} className={`wrap-anywhere whitespace-pre-wrap ${STYLES[kind]}`}>
            <span aria-hidden>{MARKS[kind]} </span>
            {kind !== 'same' && <span className="sr-only">{T.lines[kind]}: </span>}
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
