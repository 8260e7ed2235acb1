import type { ReactNode } from 'react'

/** A column of a list. */
export interface ListColumn<Row> {
  readonly id: string
  readonly title: string
  /** What rows are sorted and filtered by; null comes last. */
  readonly value: (row: Row) => string | number | null
  /** What is searched and exported; the value itself unless given. */
  readonly text?: (row: Row) => string
  /** What is shown; the text unless given. */
  readonly cell?: (row: Row) => ReactNode
  readonly isNumber?: boolean
  /** For columns with few values, by which rows are filtered: how a value is called. */
  readonly nameChoice?: (value: string) => string
  /** Not shown until it is chosen. */
  readonly isExtra?: boolean
}

export const readText = <Row>({ value, text }: ListColumn<Row>, row: Row): string =>
  text ? text(row) : String(value(row) ?? '')

/** Whether a row has all typed words somewhere in its columns. */
export function matchesText<Row>(columns: readonly ListColumn<Row>[], row: Row, typed: string): boolean {
  const texts = columns
    .map((column) => readText(column, row))
    .join(' ')
    .toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.includes(word))
}

/** The values of a column, in the order of their names. */
export function listChoices<Row>(
  { value, nameChoice }: ListColumn<Row>,
  rows: readonly Row[],
): readonly { readonly value: string; readonly name: string; readonly count: number }[] {
  if (!nameChoice) return []
  const counts = new Map<string, number>()
  for (const row of rows) {
    const own = String(value(row) ?? '')
    if (own !== '') counts.set(own, (counts.get(own) ?? 0) + 1)
  }
  return [...counts]
    .map(([own, count]) => ({ value: own, name: nameChoice(own), count }))
    .sort((one, other) => one.name.localeCompare(other.name))
}
