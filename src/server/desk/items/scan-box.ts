import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { type Html, html } from '#server/desk/pages/html.ts'

export interface ScanBox {
  readonly action: string
  readonly label: string
  /** The code that was entered but not found. */
  readonly missed: string | null
}

/** A list's search field: type or scan, then Enter. */
export const scanBox = ({ action, label, missed }: ScanBox): Html => html`
${missed !== null && html`<p class="alert" role="alert">Nothing found for “${missed}”. Check the number and try again.</p>`}
<form class="line scan" method="get" action="${action}">
<label>${label} <input name="code" value="${missed}" autocomplete="off" spellcheck="false" maxlength="60" required autofocus></label>
<button accesskey="s">Open ${shortcut('s')}</button>
</form>`
