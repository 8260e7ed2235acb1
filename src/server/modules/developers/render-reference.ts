import { ERROR_CATALOGUE } from '#contracts/error-catalogue.ts'
import type { ErrorId } from '#contracts/errors.ts'
import { getBrand } from '#server/config/operator.ts'
import { COMMON_ERRORS } from '#server/http/api-reference/describe-operation.ts'
import { OPENAPI_PATH } from '#server/http/openapi.ts'
import { escapeHtml } from '#server/render/html-text.ts'
import { REFERENCE_STYLE } from './reference-style.ts'
import { buildCallId, buildErrorId, renderCall, type ShownCall, type ShownOperation } from './render-call.ts'
import { renderStates } from './render-states.ts'
import { renderInline, renderTable } from './render-text.ts'

/** The API document, as far as the page shows it. */
export interface ShownDocument {
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly components: {
    readonly securitySchemes: Readonly<
      Record<string, { readonly description?: string; readonly name?: string }>
    >
  }
  readonly paths: Readonly<Record<string, Readonly<Record<string, ShownOperation>>>>
}

const buildTitle = (): string => `${getBrand().name} API`

const buildDescription = (): string =>
  `Every call of the ${getBrand().name} API with its parameters, examples and errors, and the states of a sale.`

const listCalls = ({ paths }: ShownDocument): readonly ShownCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

interface Group {
  readonly name: string
  readonly id: string
  readonly description: string
  readonly calls: readonly ShownCall[]
}

function listGroups(document: ShownDocument): readonly Group[] {
  const calls = listCalls(document)
  return document.tags.map(({ name, description }) => ({
    name,
    id: `calls-${name.toLowerCase().replaceAll(' ', '-')}`,
    description,
    calls: calls.filter(({ operation }) => operation.tags?.includes(name)),
  }))
}

const renderIntroduction = (): string => `<h1 id="top">${escapeHtml(buildTitle())}</h1>
<p>${escapeHtml(buildDescription())} It’s generated from the schemas that check every call. The same reference for programs: <a href="${OPENAPI_PATH}">OpenAPI 3.1</a>.</p>
<p>Calls go to a shop’s own host name, which decides the market, its language and its currency. Bodies are JSON in UTF-8, amounts are whole cents unless a call says otherwise, times are ISO 8601 in UTC. Fields may be added to answers at any time; ids, names and meanings don’t change.</p>`

const renderNavigation = (groups: readonly Group[]): string => `<nav aria-label="On this page"><ul>
<li><a href="#authentication">Authentication</a></li><li><a href="#errors">Errors</a></li><li><a href="#states">States of a device</a></li>
<li><a href="#statuses">Status of a sale</a></li>
${groups
  .map(({ name, id, calls }) => {
    const items = calls.map(
      (call) =>
        `<li><a href="#${buildCallId(call)}"><code>${call.method} ${escapeHtml(call.path)}</code></a></li>`,
    )
    return `<li><a href="#${id}">${escapeHtml(name)}</a><ul>${items.join('')}</ul></li>`
  })
  .join('\n')}
</ul></nav>`

const renderSchemes = ({ components }: ShownDocument): string => `<h2 id="authentication">Authentication</h2>
<p>Each call says what it needs. A wrong or expired credential is refused even where none is needed.</p>
${renderTable(
  ['Scheme', 'How it’s sent', 'What it is'],
  Object.entries(components.securitySchemes).map(([scheme, { name, description = '' }]) => [
    `<code>${escapeHtml(scheme)}</code>`,
    `<code>${escapeHtml(name ?? 'Authorization: Bearer …')}</code>`,
    renderInline(description),
  ]),
)}`

const renderErrorRows = (ids: readonly ErrorId[]) =>
  renderTable(
    ['Id', 'Status', 'Meaning'],
    ids.map((id) => [
      `<code id="${buildErrorId(id)}">${id}</code>`,
      String(ERROR_CATALOGUE[id].status),
      renderInline(ERROR_CATALOGUE[id].meaning),
    ]),
  )

function renderErrors(calls: readonly ShownCall[]): string {
  const named = new Set(calls.flatMap(({ operation }) => operation['x-error-ids'] ?? []))
  const others = [...named].filter((id) => !COMMON_ERRORS.includes(id)).toSorted()
  return `<h2 id="errors">Errors</h2>
<p>Every error is JSON with <code>statusCode</code>, <code>id</code> and <code>message</code>, and <code>errors</code> where fields are wrong. Ids never change; messages may. With 429 and 503, <code>Retry-After</code> says how many seconds to wait.</p>
<h3 id="common-errors">Any call</h3>${renderErrorRows(COMMON_ERRORS)}
<h3 id="other-errors">Calls that name them</h3>${renderErrorRows(others)}`
}

const renderGroup = ({ name, id, description, calls }: Group): string =>
  `<h2 id="${id}">${escapeHtml(name)}</h2><p>${renderInline(description)}</p>${calls.map(renderCall).join('\n')}`

/** The API reference as a page that needs no script. */
export function renderReference(document: ShownDocument): string {
  const groups = listGroups(document)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(buildDescription())}">
<title>${escapeHtml(buildTitle())}</title>
<style>${REFERENCE_STYLE}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<main id="main">
${renderIntroduction()}
${renderNavigation(groups)}
${renderSchemes(document)}
${renderErrors(listCalls(document))}
${renderStates()}
${groups.map(renderGroup).join('\n')}
</main>
</body>
</html>
`
}
