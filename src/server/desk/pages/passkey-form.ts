import { type Html, html, type Insertable } from './html.ts'

export interface PasskeyForm {
  readonly kind: 'create' | 'get'
  readonly action: string
  /** What the browser asks the passkey. */
  readonly options: object
  /** The page to open afterwards. */
  readonly next?: string
  readonly button: string
  /** Whether the page has another form that comes first. */
  readonly isSecondary?: boolean
  /** Further fields. */
  readonly fields?: Insertable
}

/** A form that a passkey fills in. It is hidden where scripts don't run; its page has `hasPasskeys`. */
export const passkeyForm = (form: PasskeyForm): Html => {
  const { kind, action, options, next = '', button, fields, isSecondary = false } = form
  return html`<form class="fields" method="post" action="${action}" data-passkey="${kind}" data-options="${JSON.stringify(options)}" hidden>
<input type="hidden" name="next" value="${next}"><input type="hidden" name="answer">
${fields}<p class="alert" role="alert" hidden></p>
<button${!isSecondary && html` class="main"`}>${button}</button>
</form>`
}
