import type { FactorKind } from '#server/desk/factors/factors.repository.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { passkeyForm } from '#server/desk/pages/passkey-form.ts'

export interface ConfirmForm {
  /** Whether this completes a sign-in or interrupts work. */
  readonly isSigningIn: boolean
  readonly kinds: ReadonlySet<FactorKind>
  /** What the browser asks a passkey. */
  readonly passkeyOptions: object
  readonly next: string
  readonly hasFailed: boolean
}

const passkeyPart = ({ kinds, passkeyOptions, next }: ConfirmForm): Html | false =>
  kinds.has('passkey') &&
  passkeyForm({
    kind: 'get',
    action: '/desk/confirm/passkey',
    options: passkeyOptions,
    next,
    button: 'Use your passkey',
  })

interface CodeForm {
  readonly label: string
  readonly next: string
  readonly attributes: Html
  readonly button: Html
}

const codeForm = ({ label, next, attributes, button }: CodeForm): Html => html`
<form class="fields" method="post" action="/desk/confirm/code">
<input type="hidden" name="next" value="${next}">
<label>${label} <input name="code" required ${attributes}></label>
${button}
</form>`

const appPart = ({ kinds, next }: ConfirmForm): Html | false =>
  kinds.has('app') &&
  codeForm({
    label: 'Code from your app',
    next,
    attributes: html`autocomplete="one-time-code" inputmode="numeric" maxlength="20" autofocus`,
    button: html`<button accesskey="s">Continue ${shortcut('s')}</button>`,
  })

const recoveryPart = ({ next }: ConfirmForm): Html => html`
<details><summary>Lost your phone or key?</summary>
<p>Use one of your recovery codes. Each works once. If you’ve none left, ask an administrator to reset your second factor.</p>
${codeForm({
  label: 'Recovery code',
  next,
  attributes: html`autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="40"`,
  button: html`<button>Use code</button>`,
})}
</details>`

/** Asks for the second factor. */
export const presentConfirm = (form: ConfirmForm): DeskPage => {
  const { isSigningIn, kinds, hasFailed } = form
  return page({
    title: isSigningIn ? 'One more step' : 'Confirm it’s you',
    status: hasFailed ? 422 : 200,
    hasPasskeys: kinds.has('passkey'),
    body: html`${hasFailed && html`<p class="alert" role="alert">That code or passkey is wrong or has already been used. Try again.</p>`}
<p>${isSigningIn ? 'Confirm your second factor to finish signing in.' : 'Confirm your second factor again to continue. We’ll take you back to where you were.'}</p>
${passkeyPart(form)}${appPart(form)}${recoveryPart(form)}`,
  })
}

/** Asks for the password again. */
export const presentPasswordConfirm = ({
  next,
  hasFailed,
}: Pick<ConfirmForm, 'next' | 'hasFailed'>): DeskPage =>
  page({
    title: 'Confirm it’s you',
    status: hasFailed ? 422 : 200,
    body: html`${hasFailed && html`<p class="alert" role="alert">Incorrect password.</p>`}
<p>Enter your password again to change your second factor.</p>
<form class="fields" method="post" action="/desk/confirm/password">
<input type="hidden" name="next" value="${next}">
<label>Password <input name="password" type="password" autocomplete="current-password" required maxlength="200" autofocus></label>
<button accesskey="s">Continue ${shortcut('s')}</button>
</form>`,
  })
