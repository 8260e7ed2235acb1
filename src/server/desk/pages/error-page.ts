import type { ErrorBody } from '#contracts/errors.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { formatField } from './field-labels.ts'
import { html } from './html.ts'
import { describeProblem } from './problem-text.ts'

const TITLES: Readonly<Record<number, string>> = {
  400: 'Invalid request',
  401: 'Sign in first',
  403: 'No access',
  404: 'Not found',
  409: 'That’s not possible right now',
  413: 'File too large',
  422: 'Invalid request',
  429: 'Too many attempts',
  503: 'Temporarily unavailable',
}

const fieldList = ({ errors = [] }: ErrorBody) =>
  errors.length > 0 &&
  html`<ul>${errors.map(({ field, key }) => html`<li>${formatField(field)} ${describeProblem(key)}</li>`)}</ul>`

/** A schema's own message is for machines. */
const describeError = ({ id, message, errors = [] }: ErrorBody): string =>
  id === 'INVALID_REQUEST' && errors.length > 0 ? 'Check these fields and try again:' : message

/** Says what went wrong, with its error id and a link back. */
export function errorPage(error: ErrorBody): DeskPage {
  const { statusCode, id } = error
  const back =
    statusCode === 401
      ? html`<a href="/desk/sign-in" accesskey="0">Sign in</a>`
      : html`<a href="/desk">Back to the desk</a>`
  return page({
    title: TITLES[statusCode] ?? 'Something went wrong',
    status: statusCode,
    body: html`<p class="alert" role="alert">${describeError(error)} (${statusCode} ${id})</p>
${fieldList(error)}
<p>${back}</p>`,
  })
}
