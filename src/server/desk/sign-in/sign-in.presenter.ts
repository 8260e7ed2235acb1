import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { html } from '#server/desk/pages/html.ts'
import { passkeyForm } from '#server/desk/pages/passkey-form.ts'

export interface SignInForm {
  readonly name: string
  /** The page to open after signing in. */
  readonly next: string
  /** What the browser asks a passkey. */
  readonly passkeyOptions: object
  readonly failed: 'password' | 'passkey' | null
}

const FAILURES = {
  password: 'Incorrect name or password. Try again.',
  passkey: 'This passkey isn’t registered for the desk. Sign in with your password instead.',
}

export const presentSignIn = ({ name, next, passkeyOptions, failed }: SignInForm): DeskPage =>
  page({
    title: 'Sign in',
    status: failed ? 401 : 200,
    hasPasskeys: true,
    body: html`${failed && html`<p class="alert" role="alert">${FAILURES[failed]}</p>`}
<form class="fields" method="post" action="/desk/sign-in">
<input type="hidden" name="next" value="${next}">
<label>Name <input name="name" value="${name}" autocomplete="username" autocapitalize="none" spellcheck="false" required
  maxlength="40"${name === '' && html` autofocus`}></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required
  maxlength="200"${name !== '' && html` autofocus`}></label>
<button accesskey="s">Sign in ${shortcut('s')}</button>
</form>
${passkeyForm({
  kind: 'get',
  action: '/desk/sign-in/passkey',
  options: passkeyOptions,
  next,
  button: 'Sign in with a passkey',
  isSecondary: true,
})}`,
  })
