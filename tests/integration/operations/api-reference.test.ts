import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { DEVELOPERS_PATH } from '#contracts/paths/developers.ts'
import { NO_MAIL_REASONS, SELLER_NOTICES } from '#domain/lifecycle/seller-notices.ts'
import { TRADE_STATES, TRADE_TRANSITIONS } from '#domain/trades/trade-states.ts'
import { CALL_REFERENCES } from '#server/http/api-reference/call-references.ts'
import { OPENAPI_PATH } from '#server/http/openapi.ts'
import { listPublicCalls } from '../../support/list-calls.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

type JsonSchema = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>

interface Content {
  readonly schema?: JsonSchema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

type Contents = Readonly<Record<string, Content>>

interface Operation {
  readonly description?: string
  readonly summary?: string
  readonly parameters?: readonly {
    readonly name: string
    readonly required?: boolean
    readonly schema: JsonSchema
    readonly example?: unknown
  }[]
  readonly requestBody?: { readonly content: Contents }
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>
  readonly 'x-error-ids'?: readonly string[]
}

const HOST = MARKET_HOSTS.de

let shop: TestShop
let operations: ReadonlyMap<string, Operation>

beforeAll(async () => {
  shop = await startTestShop()
  const document = JSON.parse((await shop.get(HOST, OPENAPI_PATH)).text)
  const paths: Record<string, Record<string, Operation>> = document.paths
  operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) =>
          [`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`, operation] as const,
      ),
    ),
  )
})

afterAll(() => shop.close())

const filterCalls = (isMeant: (operation: Operation, call: string) => boolean): string[] =>
  [...operations].filter(([call, operation]) => isMeant(operation, call)).map(([call]) => call)

/** The schema as the validator here reads it: it takes patterns without the flag that `\\p{…}` needs. */
const readSchema = (schema: JsonSchema): z.ZodType =>
  z.fromJSONSchema(
    JSON.parse(JSON.stringify(schema), (key, value) =>
      key === 'pattern' && String(value).includes('\\p{') ? undefined : value,
    ),
  )

const isJson = (type: string) => type === 'application/json'

/** Every body that a call takes or returns: its name, and its content. */
function listContents({
  requestBody,
  responses,
}: Operation): [name: string, type: string, content: Content][] {
  const bodies: [string, Contents][] = [
    ['request', requestBody?.content ?? {}],
    ...Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, { content = {} }]): [string, Contents] => [`answer ${status}`, content]),
  ]
  return bodies.flatMap(([name, contents]) =>
    Object.entries(contents).map(([type, content]): [string, string, Content] => [name, type, content]),
  )
}

describe('the reference of every call', () => {
  it('has an entry for each call of the router, and none for calls that are gone', () => {
    const calls = listPublicCalls(shop.app.fastify).toSorted()
    expect(Object.keys(CALL_REFERENCES).toSorted()).toEqual(calls)
  })

  it('has a summary and a description in full sentences', () => {
    expect(filterCalls(({ summary = '' }) => !/^[A-Z].*\.$/.test(summary))).toEqual([])
    expect(filterCalls(({ description = '' }) => !/^[A-Z`].*\.$/s.test(description))).toEqual([])
  })

  it('names the errors it can answer with', () => {
    expect(filterCalls(({ 'x-error-ids': ids = [] }) => ids.length === 0)).toEqual([])
    expect(filterCalls(({ 'x-error-ids': ids = [] }) => new Set(ids).size !== ids.length)).toEqual([])
  })

  it('has an example of every JSON body, and of every required parameter', () => {
    const withoutExample = [...operations].flatMap(([call, operation]) => [
      ...listContents(operation)
        .filter(([, type, { example }]) => isJson(type) && example === undefined)
        .map(([name]) => `${call}: ${name}`),
      ...(operation.parameters ?? [])
        .filter(({ required, example }) => required && example === undefined)
        .map(({ name }) => `${call}: ${name}`),
    ])
    // The files are described elsewhere, and a guest may send an empty body.
    expect(withoutExample).toEqual([
      'POST /api/customers/guest_account_number: request',
      'GET /api/trades/:tradeNumber/signed-offer: answer 200',
      'GET /api/trades/:tradeNumber/proof: answer 200',
      'GET /api/fairness/:edition/figures.json: answer 200',
    ])
  })

  it('has only examples that match their schemas', () => {
    const wrong = [...operations].flatMap(([call, operation]) => [
      ...listContents(operation).flatMap(([name, , { schema, example }]) => {
        if (!schema || example === undefined) return []
        const { error } = readSchema(schema).safeParse(example)
        return error ? [`${call}, ${name}: ${z.prettifyError(error)}`] : []
      }),
      ...(operation.parameters ?? []).flatMap(({ name, schema, example }) => {
        if (example === undefined) return []
        const value = schema.type === 'integer' || schema.type === 'number' ? Number(example) : example
        const { error } = readSchema(schema).safeParse(value)
        return error ? [`${call}, ${name}: ${z.prettifyError(error)}`] : []
      }),
    ])
    expect(wrong).toEqual([])
  })
})

describe('the page of the reference', () => {
  const readPage = async (host = HOST) => shop.get(host, DEVELOPERS_PATH)

  it('is the same English page on every host, without script, and not for search engines', async () => {
    const pages = await Promise.all([HOST, MARKET_HOSTS.pl, WIDGET_HOST, PARTNER_HOST].map(readPage))
    const [page] = pages
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1)
    expect(page?.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    })
    expect(page?.text).not.toMatch(/<script|<link|<img| on\w+=/)
    expect(page?.text).toContain('<html lang="en">')
  })

  it('has an anchor for every call and every state, each once, and no link into nothing', async () => {
    const { text } = await readPage()
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const targets = new Set([...text.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target))
    expect(ids).toHaveLength(new Set(ids).size)
    expect([...targets].filter((target) => !ids.includes(target))).toEqual([])
    expect(text.match(/<h3 id="[a-z]+-(?:api|searches|well|builds|affiliate)[^"]*"/g)).toHaveLength(
      operations.size,
    )
    expect(TRADE_STATES.filter((state) => !text.includes(`>${state}</code>`))).toEqual([])
  })

  it('says of every step which email it sends, or why it sends none', async () => {
    const { text } = await readPage()
    const notices = Object.values(SELLER_NOTICES).map((notice) =>
      notice.kind === 'noMail' ? NO_MAIL_REASONS[notice.reason] : `the email <code>${notice.mail}</code>`,
    )
    expect(notices.filter((notice) => !text.includes(notice))).toEqual([])
    expect(text.match(/Sends (?:the|no) email|sends the email/g)).toHaveLength(TRADE_TRANSITIONS.length)
  })

  it('names every proof in words', async () => {
    const { text } = await readPage()
    const proofs = [...text.matchAll(/(?:Needs|Accepts) ([^<]+)\.<\/p>/g)].map(([, proof]) => proof)
    expect(proofs).toContain('the key of the recycling parcel')
    expect(proofs.filter((proof) => /[a-z][A-Z]/.test(proof ?? ''))).toEqual([])
  })

  it('is cached, and not sent again to browsers that have it', async () => {
    const { headers, text } = await readPage()
    const again = await shop.get(HOST, DEVELOPERS_PATH, { 'if-none-match': headers.etag ?? '' })
    expect({ status: again.status, size: again.bytes.length }).toEqual({ status: 304, size: 0 })
    expect(text.match(/<h1/g)).toHaveLength(1)
  })
})
