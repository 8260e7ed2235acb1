import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { html } from '#server/desk/pages/html.ts'
import { type DeskPage, page } from '#server/desk/routing/desk-answer.ts'

export interface SignInForm {
  readonly name: string
  /** Where to go on. */
  readonly next: string
  readonly hasFailed: boolean
}

export const presentSignIn = ({ name, next, hasFailed }: SignInForm): DeskPage =>
  page({
    title: 'Sign in',
    status: hasFailed ? 401 : 200,
    body: html`${hasFailed && html`<p class="alert" role="alert">Name and password do not fit.</p>`}
<form class="fields" method="post" action="/desk/sign-in">
<input type="hidden" name="next" value="${next}">
<label>Name <input name="name" value="${name}" autocomplete="username" autocapitalize="none" spellcheck="false" required
  maxlength="40"${name === '' && html` autofocus`}></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required
  maxlength="200"${name !== '' && html` autofocus`}></label>
<button accesskey="s">Sign in ${shortcut('s')}</button>
</form>`,
  })
