import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListQuoteLine, ListRowQuote } from '#contracts/lists.ts'
import { LIST_ROWS_PATH, LIST_TEXT_TYPE } from '#contracts/paths/offers.ts'
import type { ListColumn } from '#domain/lists/list-row.ts'
import { readSerial } from '#domain/lists/serial-number.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { type QuotesEnd, readQuotes } from './read-quotes.ts'
import { readStoredList, type StoredList, storeList } from './stored-list.ts'

export type RowChange = Partial<Readonly<Record<ListColumn, string>>>

interface ListState {
  readonly phase: 'idle' | 'reading' | 'done'
  readonly rows: readonly ListRowQuote[]
  readonly total: number
  readonly end: QuotesEnd | null
}

export interface PricedList extends ListState {
  readonly conditionId: number | null
  readonly start: (list: StoredList) => void
  readonly stop: () => void
  readonly clear: () => void
  /** Prices a row again with other texts; false without an answer. */
  readonly change: (line: number, change: RowChange) => Promise<boolean>
}

const IDLE: ListState = { phase: 'idle', rows: [], total: 0, end: null }

const addLines = (state: ListState, lines: readonly ListQuoteLine[]): ListState => {
  const rows = lines.flatMap((line) => (line.kind === 'row' ? [line] : []))
  const start = lines.find((line) => line.kind === 'start')
  return { ...state, total: start?.rows ?? state.total, rows: [...state.rows, ...rows] }
}

/** Only for corrections: the page of someone who brings a list does without. */
const loadWriting = () => import('./write-list.ts')

const toListRow = ({ line, row }: ListRowQuote) => ({ ...row, line })

async function requestRow(
  texts: ListRowQuote['row'],
  conditionId: number | null,
): Promise<ListRowQuote | null> {
  const query = conditionId === null ? '' : `?condition=${conditionId}`
  try {
    const { writeRow } = await loadWriting()
    const response = await fetch(LIST_ROWS_PATH + query, {
      method: 'POST',
      body: writeRow(texts),
      headers: { 'content-type': LIST_TEXT_TYPE },
    })
    return response.ok ? ((await response.json()) as { row: ListRowQuote }).row : null
  } catch (error) {
    reportProblem(error, 'no answer from the server')
    return null
  }
}

/** One row alone cannot know that another row has the same serial number. */
function withDuplicate(row: ListRowQuote, others: readonly ListRowQuote[]): ListRowQuote {
  const reading = readSerial(row.row.serial)
  if (reading.kind !== 'imei' && reading.kind !== 'serial') return row
  const isTaken = others.some((other) => {
    const own = readSerial(other.row.serial)
    return other.line < row.line && 'serial' in own && own.serial === reading.serial
  })
  if (!isTaken) return row
  const problem = { code: 'ROW_IMEI_DUPLICATE' as const, detail: row.row.serial }
  return { ...row, status: 'error', problems: [...row.problems, problem] }
}

/** A list from its text to the prices of its rows; it survives a reload of the page. */
export function useList(): PricedList {
  const [state, setState] = useState<ListState>(IDLE)
  const [conditionId, setConditionId] = useState<number | null>(null)
  const abort = useRef<AbortController | null>(null)
  const start = useCallback((list: StoredList) => {
    abort.current?.abort()
    const own = new AbortController()
    abort.current = own
    storeList(list)
    setConditionId(list.conditionId)
    setState({ ...IDLE, phase: 'reading' })
    const onLines = (lines: readonly ListQuoteLine[]) => setState((before) => addLines(before, lines))
    readQuotes({ ...list, signal: own.signal, onLines }).then((end) => {
      if (abort.current === own) setState((before) => ({ ...before, phase: 'done', end }))
    })
  }, [])
  useEffect(() => {
    const stored = readStoredList()
    if (stored) start(stored)
    return () => abort.current?.abort()
  }, [start])
  const change = async (line: number, texts: RowChange) => {
    const before = state.rows.find((row) => row.line === line)
    if (!before) return false
    const answered = await requestRow({ ...before.row, ...texts }, conditionId)
    if (!answered) return false
    const { writeList } = await loadWriting()
    setState((now) => {
      const next = withDuplicate({ ...answered, line }, now.rows)
      const rows = now.rows.map((row) => (row.line === line ? next : row))
      storeList({ text: writeList(rows.map(toListRow)), conditionId })
      return { ...now, rows }
    })
    return true
  }
  return {
    ...state,
    conditionId,
    start,
    change,
    stop: () => abort.current?.abort(),
    clear() {
      abort.current?.abort()
      abort.current = null
      storeList(null)
      setState(IDLE)
    },
  }
}
