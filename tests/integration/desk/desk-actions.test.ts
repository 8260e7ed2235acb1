import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { DESK_ROUTES } from '#server/desk/desk-routes.ts'
import { buildCookie, startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'
import { countNotes, NOTE_ROUTES } from '../../support/desk-notes.ts'

let desk: TestDesk
let inspector: TestOperator
let payout: TestOperator

beforeAll(async () => {
  desk = await startTestDesk({ routes: [...DESK_ROUTES, ...NOTE_ROUTES] })
  inspector = await desk.hire('inspector')
  payout = await desk.hire('payout')
})

afterAll(() => desk.close())

describe('an action', () => {
  it('is logged together with its change', async () => {
    const cookie = await inspector.startSession()
    await desk.takeAudit()
    const before = await countNotes(desk.db)
    const answer = await desk.send('POST', '/desk/notes', { cookie, form: { text: randomUUID() } })
    expect({ statusCode: answer.statusCode, location: answer.headers.location }).toEqual({
      statusCode: 303,
      location: '/desk/notes',
    })
    expect(await countNotes(desk.db)).toBe(before + 1)
    expect(await desk.takeAudit()).toEqual([
      {
        operator_id: inspector.id,
        action: 'WRITE_NOTE',
        data: { length: 36 },
        transaction_id: '1000001',
      },
    ])
  })

  it.each([
    ['is refused by a rule: only the refusal is logged', 'refused', 422, [{ refused: 'INVALID_FIELDS' }]],
    ['fails: nothing is stored', 'broken', 500, []],
    ['fails after its log entry: the entry is rolled back, too', 'late', 500, []],
  ])('that %s', async (_, kind, status, logged) => {
    const bearer = await payout.createToken()
    await desk.takeAudit()
    const before = await countNotes(desk.db)
    const json = { text: `${kind} ${randomUUID()}` }
    expect((await desk.send('PUT', '/desk/api/notes/7', { bearer, json })).statusCode).toBe(status)
    expect(await countNotes(desk.db)).toBe(before)
    expect((await desk.takeAudit()).map(({ data }) => data)).toEqual(
      logged.map((entry) => expect.objectContaining(entry)),
    )
  })

  it('that isn’t logged is rolled back', async () => {
    const bearer = await payout.createToken()
    const before = await countNotes(desk.db)
    expect((await desk.send('DELETE', '/desk/api/notes/7', { bearer })).statusCode).toBe(500)
    expect(await countNotes(desk.db)).toBe(before)
  })

  it('with an invalid form names the fields', async () => {
    const cookie = await inspector.startSession()
    const shown = await desk.send('POST', '/desk/notes', { cookie, form: {} })
    expect({
      statusCode: shown.statusCode,
      namesField: shown.body.includes('<li>text is missing</li>'),
    }).toEqual({ statusCode: 400, namesField: true })
    const json = await desk.send('PUT', '/desk/api/notes/7', { cookie, json: { text: '' } })
    expect(json.json()).toMatchObject({ id: 'INVALID_REQUEST', errors: [{ field: 'text' }] })
  })

  it('can’t be changed in the log afterwards', async () => {
    const change = desk.db.$client.query("update audit_log set action = 'NOTHING'")
    await expect(change).rejects.toThrow('rows of audit_log are added, never changed')
    const emptied = desk.db.$client.query('truncate audit_log')
    await expect(emptied).rejects.toThrow('rows of audit_log are added, never changed')
  })
})

describe('a change sent from another site', () => {
  it.each([
    ['another site', 'https://evil.example'],
    ['the shop on another port', 'http://desk.test:8106'],
    ['the same name, encrypted', 'https://desk.test'],
    ['a sandboxed frame', 'null'],
    ['a program without an origin', null],
  ])('is refused with a session: %s', async (_, origin) => {
    const cookie = await inspector.startSession()
    await desk.takeAudit()
    const before = await countNotes(desk.db)
    const shown = await desk.send('POST', '/desk/notes', { cookie, origin, form: { text: 'x' } })
    expect({
      statusCode: shown.statusCode,
      namesError: shown.body.includes('FORBIDDEN_ORIGIN'),
    }).toEqual({ statusCode: 403, namesError: true })
    const json = await desk.send('PUT', '/desk/api/notes/7', { cookie, origin, json: { text: 'x' } })
    expect({ statusCode: json.statusCode, id: json.json().id }).toEqual({
      statusCode: 403,
      id: 'FORBIDDEN_ORIGIN',
    })
    expect(await countNotes(desk.db)).toBe(before)
    expect((await desk.takeAudit()).map(({ data }) => data)).toMatchObject([
      { refused: 'FORBIDDEN_ORIGIN', call: 'POST /desk/notes' },
      { refused: 'FORBIDDEN_ORIGIN', call: 'PUT /desk/api/notes/7' },
    ])
    expect((await desk.signIn('x', 'y', { origin })).statusCode).toBe(403)
  })

  it('is refused even with a header like a machine’s', async () => {
    const cookie = await inspector.startSession()
    for (const authorization of ['Bearer x', 'Bearer', 'Basic YTpi', `Bearer desk_${'A'.repeat(43)}`]) {
      const call = { cookie, origin: 'https://evil.example', headers: { authorization }, json: { text: 'x' } }
      expect((await desk.send('PUT', '/desk/api/notes/7', call)).statusCode).toBe(401)
    }
  })
})

describe('a machine', () => {
  it('calls with a token, from anywhere, until the token expires', async () => {
    const bearer = await payout.createToken()
    const text = randomUUID()
    const call = { bearer, origin: null, json: { text } }
    const answer = await desk.send('PUT', '/desk/api/notes/7', call)
    expect({ statusCode: answer.statusCode, answer: answer.json() }).toEqual({
      statusCode: 201,
      answer: { id: '7' },
    })
    const who = await desk.send('GET', '/desk/api/me', { bearer })
    expect(who.json()).toMatchObject({ name: payout.name, roles: ['payout'] })
    desk.clock.nowMs += 30 * DAY_MS
    const late = await desk.send('GET', '/desk/api/me', { bearer })
    expect({
      statusCode: late.statusCode,
      id: late.json().id,
      wwwAuthenticate: late.headers['www-authenticate'],
    }).toEqual({ statusCode: 401, id: 'UNAUTHENTICATED', wwwAuthenticate: 'Bearer' })
  })

  it('sends JSON, not forms', async () => {
    const bearer = await payout.createToken()
    expect((await desk.send('PUT', '/desk/api/notes/7', { bearer, form: { text: 'x' } })).statusCode).toBe(
      415,
    )
  })

  it('can’t use a browser’s session as a token, nor a browser a token as a session', async () => {
    const session = (await payout.startSession()).slice('desk_session='.length)
    const token = await payout.createToken()
    expect((await desk.send('GET', '/desk/api/me', { bearer: session })).statusCode).toBe(401)
    expect((await desk.send('GET', '/desk/api/me', { cookie: buildCookie(token) })).statusCode).toBe(401)
  })

  it('gets files with a name that is legal in a header', async () => {
    const bearer = await payout.createToken()
    const { headers, body } = await desk.send('GET', '/desk/api/notes.txt', { bearer })
    expect({ contentDisposition: headers['content-disposition'], body }).toEqual({
      contentDisposition: "attachment; filename*=UTF-8''n%20%281%29.txt",
      body: 'notes',
    })
  })
})

describe('the API description', () => {
  it('has every call with its input, responses and roles, and no pages', async () => {
    const bearer = await payout.createToken()
    const { openapi, paths, components, security } = (
      await desk.send('GET', '/desk/api/openapi.json', { bearer })
    ).json()
    expect({ openapi, security }).toEqual({ openapi: '3.1.0', security: [{ token: [] }, { session: [] }] })
    const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const api = [...DESK_ROUTES, ...NOTE_ROUTES].filter(({ url }) => url.startsWith('/desk/api/'))
    expect(calls.toSorted()).toEqual(
      [
        'GET /desk/api/openapi.json',
        ...api.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`),
      ].toSorted(),
    )
    expect(paths['/desk/api/notes/{id}'].put).toMatchObject({
      summary: 'Writes a note.',
      description: 'The operator needs one of these roles: inspector, payout.',
      parameters: [{ in: 'path', name: 'id' }],
      requestBody: { content: { 'application/json': { schema: { required: ['text'] } } } },
      responses: { 201: { description: 'Created' }, 403: { $ref: '#/components/responses/Forbidden' } },
    })
    expect(components.schemas.ErrorBody.properties.id.enum).toContain('FORBIDDEN')
    expect(Object.keys(components.securitySchemes)).toEqual(['token', 'session'])
  })
})
