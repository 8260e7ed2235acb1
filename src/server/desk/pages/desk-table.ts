import { type Html, html, type Insertable } from './html.ts'

export interface Column {
  readonly title: string
  readonly isNumber?: boolean
}

export interface DeskTable {
  /** Says what the rows are, for everybody and not only for screen readers; it also names what can be scrolled. */
  readonly caption: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Insertable[])[]
  /** As wide as what is in it, where numbers would stand far from what they count. */
  readonly isNarrow?: boolean
}

const kindOf = (column: Column | undefined) => column?.isNumber && html` class="number"`

/** A table with caption and column heads. */
export const deskTable = ({
  caption,
  columns,
  rows,
  isNarrow = false,
}: DeskTable): Html => html`<div class="scroll" role="group" aria-label="${caption}" tabindex="0"><table${isNarrow && html` class="narrow"`}>
<caption>${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col"${kindOf(column)}>${column.title}</th>`)}</tr></thead>
<tbody>${rows.map(
  (cells) => html`
<tr>${cells.map((cell, index) => html`<td${kindOf(columns[index])}>${cell}</td>`)}</tr>`,
)}
</tbody>
</table></div>`
