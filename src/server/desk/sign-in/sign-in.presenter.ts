import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { html } from '#server/desk/pages/html.ts'

export interface SignInForm {
  readonly name: string
  /** The page to open after signing in. */
  readonly next: string
  readonly hasFailed: boolean
}

export const presentSignIn = ({ name, next, hasFailed }: SignInForm): DeskPage =>
  page({
    title: 'Sign in',
    status: hasFailed ? 401 : 200,
    body: html`${hasFailed && html`<p class="alert" role="alert">Incorrect name or password.</p>`}
<form class="fields" method="post" action="/desk/sign-in">
<input type="hidden" name="next" value="${next}">
<label>Name <input name="name" value="${name}" autocomplete="username" autocapitalize="none" spellcheck="false" required
  maxlength="40"${name === '' && html` autofocus`}></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required
  maxlength="200"${name !== '' && html` autofocus`}></label>
<button accesskey="s">Sign in ${shortcut('s')}</button>
</form>`,
  })
