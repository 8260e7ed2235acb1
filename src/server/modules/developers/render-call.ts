import { ERROR_CATALOGUE } from '#contracts/error-catalogue.ts'
import type { ErrorId } from '#contracts/errors.ts'
import { COMMON_ERRORS } from '#server/http/api-reference/describe-operation.ts'
import { escapeHtml } from '#server/render/html-text.ts'
import { renderCode, renderExample, renderInline, renderTable, renderText } from './render-text.ts'

interface Schema {
  readonly type?: string
  readonly description?: string
}

interface Content {
  readonly schema?: object
  readonly example?: unknown
}

/** An operation of the API document, as far as the page shows it. */
export interface ShownOperation {
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema?: Schema
    readonly example?: unknown
  }[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<
    Record<string, { readonly description?: string; readonly content?: Readonly<Record<string, Content>> }>
  >
  readonly 'x-error-ids'?: readonly ErrorId[]
}

export interface ShownCall {
  readonly method: string
  readonly path: string
  readonly operation: ShownOperation
}

/** The anchor of a call on the page. */
export const buildCallId = ({ method, path }: ShownCall): string =>
  `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')

export const buildErrorId = (id: ErrorId): string => `error-${id.toLowerCase().replaceAll('_', '-')}`

const SCHEME_NAMES: Readonly<Record<string, string>> = {
  accessToken: 'an access token',
  refreshToken: 'a refresh token',
  oneUseToken: 'the token of an emailed link',
  identifier: 'the identifier of an activation',
  tradeKey: 'the key of the sale',
  tradeReadKey: 'the read key of the sale',
  recyclingKey: 'the key of the recycling parcel',
}

function renderProof({ security = [] }: ShownOperation): string {
  const ways = security.flatMap((way) => Object.keys(way)).map((name) => SCHEME_NAMES[name] ?? name)
  if (ways.length === 0) return ''
  const isOptional = security.some((way) => Object.keys(way).length === 0)
  return `<p class="soft">${isOptional ? 'Accepts' : 'Needs'} ${escapeHtml(ways.join(', or '))}.</p>`
}

function renderParameters({ parameters = [] }: ShownOperation): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(({ name, in: place, required, schema, example }) => [
    `<code>${escapeHtml(name)}</code>`,
    `${escapeHtml(place)}${required ? ', required' : ''}${schema?.type ? `, ${escapeHtml(schema.type)}` : ''}`,
    example === undefined ? '' : `<code>${escapeHtml(String(example))}</code>`,
  ])
  return `<h4>Parameters</h4>${renderTable(['Name', 'Where', 'Example'], rows)}`
}

function renderContents(contents: Readonly<Record<string, Content>>, label: string): string {
  return Object.entries(contents)
    .map(([type, { schema, example }]) => {
      const shown =
        example === undefined
          ? `<p><code>${escapeHtml(type)}</code></p>`
          : renderExample(example, `${label}: example`)
      const details = schema
        ? `<details><summary>Schema</summary>${renderCode(JSON.stringify(schema, null, 2), `${label}: schema`)}</details>`
        : ''
      return shown + details
    })
    .join('\n')
}

function renderAnswers({ responses }: ShownOperation, name: string): string {
  return Object.entries(responses)
    .filter(([status]) => /^2\d\d$/.test(status))
    .map(([status, { description = '', content }]) => {
      const body = content
        ? renderContents(content, `${name}, response ${status}`)
        : '<p class="soft">No body.</p>'
      return `<h4>Response ${status}</h4>${description ? `<p class="soft">${renderInline(description)}</p>` : ''}${body}`
    })
    .join('\n')
}

function renderErrors({ 'x-error-ids': ids = [] }: ShownOperation): string {
  const own = ids.filter((id) => !COMMON_ERRORS.includes(id))
  const items = own.map(
    (id) => `<li><a href="#${buildErrorId(id)}"><code>${id}</code></a> (${ERROR_CATALOGUE[id].status})</li>`,
  )
  const common = '<li><a href="#common-errors">the errors of every call</a></li>'
  return `<h4>Errors</h4><ul>${items.join('')}${common}</ul>`
}

/** One call: what it does, what it takes, what it answers with. */
export function renderCall(call: ShownCall): string {
  const { method, path, operation } = call
  const id = buildCallId(call)
  const name = `${method} ${path}`
  const { requestBody, summary = '', description = '' } = operation
  const body = requestBody
    ? `<h4>Request${requestBody.required === false ? ', may be empty' : ''}</h4>${renderContents(requestBody.content, `${name}, request`)}`
    : ''
  return `<section aria-labelledby="${id}">
<h3 id="${id}"><a href="#${id}"><span class="method">${method}</span> ${escapeHtml(path)}</a></h3>
<p class="lead">${renderInline(summary)}</p>
${renderText(description)}
${renderProof(operation)}
${renderParameters(operation)}
${body}
${renderAnswers(operation, name)}
${renderErrors(operation)}
</section>`
}
