import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { type Html, html } from '#server/desk/pages/html.ts'

export interface ScanBox {
  readonly action: string
  readonly label: string
  /** What was looked for and not found. */
  readonly missed: string | null
}

/** The one field of a list: type or scan, Enter goes on. */
export const scanBox = ({ action, label, missed }: ScanBox): Html => html`
${missed !== null && html`<p class="alert" role="alert">Nothing has the number ${missed}.</p>`}
<form class="line scan" method="get" action="${action}">
<label>${label} <input name="code" value="${missed}" autocomplete="off" spellcheck="false" maxlength="60" required autofocus></label>
<button accesskey="s">Go on ${shortcut('s')}</button>
</form>`
