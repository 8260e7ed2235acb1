import type { HttpError } from '#server/http/error-handler.ts'
import { type Html, html } from './html.ts'

/** Why a form was refused, shown above it. */
export const refusalNotice = (refusal: HttpError | null): Html | null =>
  refusal && html`<p class="alert" role="alert">${refusal.message} (${refusal.statusCode} ${refusal.id})</p>`
