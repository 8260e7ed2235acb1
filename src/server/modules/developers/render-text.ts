import { escapeHtml } from '#server/render/html-text.ts'

/** A sentence of a description: `code` and **strong** words. */
export const renderInline = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')

/** A description; empty lines separate its paragraphs. */
export const renderText = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${renderInline(paragraph)}</p>`)
    .join('\n')

/** Text that scrolls in its own box, also by keyboard. */
export const renderCode = (text: string, label: string): string =>
  `<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}">${escapeHtml(text)}</pre>`

export const renderExample = (example: unknown, label: string): string =>
  renderCode(typeof example === 'string' ? example : JSON.stringify(example, null, 2), label)

/** A table whose rows become blocks on a phone. Cells are markup. */
export function renderTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')
  const body = rows.map(([first = '', ...cells]) => {
    const rest = cells.map((cell) => `<td>${cell}</td>`).join('')
    return `<tr><th scope="row">${first}</th>${rest}</tr>`
  })
  return `<table class="wide"><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>`
}
