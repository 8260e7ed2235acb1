import { type Html, html, type Insertable } from './html.ts'

export interface Column {
  readonly title: string
  readonly isNumber?: boolean
}

export interface DeskTable {
  /** Names the rows for everyone, not only screen readers, and labels the scrollable region. */
  readonly caption: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Insertable[])[]
  /** As wide as its content, so that numbers stay close to their labels. */
  readonly isNarrow?: boolean
}

const cellClass = (column: Column | undefined) => column?.isNumber && html` class="number"`

/** A table with caption and column heads. */
export const deskTable = ({
  caption,
  columns,
  rows,
  isNarrow = false,
}: DeskTable): Html => html`<div class="scroll" role="group" aria-label="${caption}" tabindex="0"><table${isNarrow && html` class="narrow"`}>
<caption>${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col"${cellClass(column)}>${column.title}</th>`)}</tr></thead>
<tbody>${rows.map(
  (cells) => html`
<tr>${cells.map((cell, index) => html`<td${cellClass(columns[index])}>${cell}</td>`)}</tr>`,
)}
</tbody>
</table></div>`
