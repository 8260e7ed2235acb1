import { type Html, html, type Insertable } from './html.ts'

export interface DeskTable {
  /** Names the rows for everyone, not only screen readers, and labels the scrollable region. */
  readonly caption: string
  readonly columns: readonly { readonly title: string }[]
  readonly rows: readonly (readonly Insertable[])[]
  /** As wide as its content, so that numbers stay close to their labels. */
  readonly isNarrow?: boolean
}

/** A table with caption and column heads. */
export const deskTable = ({
  caption,
  columns,
  rows,
  isNarrow = false,
}: DeskTable): Html => html`<div class="scroll" role="group" aria-label="${caption}" tabindex="0"><table${isNarrow && html` class="narrow"`}>
<caption>${caption}</caption>
<thead><tr>${columns.map(({ title }) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${rows.map(
  (cells) => html`
<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
)}
</tbody>
</table></div>`
