import type { ErrorBody } from '#contracts/errors.ts'
import { type DeskPage, page } from '#server/desk/routing/desk-answer.ts'
import { html } from './html.ts'

const TITLES: Readonly<Record<number, string>> = {
  400: 'This cannot be taken',
  401: 'Sign in to go on',
  403: 'Not open to you',
  404: 'There is no such page',
  409: 'This is not possible now',
  413: 'This is too large',
  422: 'This cannot be taken',
  429: 'Too many attempts',
  503: 'Not available at the moment',
}

const fieldList = ({ errors = [] }: ErrorBody) =>
  errors.length > 0 && html`<ul>${errors.map(({ field, key }) => html`<li>${field}: ${key}</li>`)}</ul>`

/** What a schema says about a field is for machines. */
const messageOf = ({ id, message, errors = [] }: ErrorBody): string =>
  id === 'INVALID_REQUEST' && errors.length > 0 ? 'Something does not fit:' : message

/** Says what went wrong, with the id under which it is known, and leads back. */
export function errorPage(error: ErrorBody): DeskPage {
  const { statusCode, id } = error
  const back =
    statusCode === 401
      ? html`<a href="/desk/sign-in" accesskey="0">Sign in</a>`
      : html`<a href="/desk">Back to the desk</a>`
  return page({
    title: TITLES[statusCode] ?? 'Something went wrong',
    status: statusCode,
    body: html`<p class="alert" role="alert">${messageOf(error)} (${statusCode} ${id})</p>
${fieldList(error)}
<p>${back}</p>`,
  })
}
