import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manageOperators } from '#server/commands/manage-operators.ts'
import { openDatabase } from '#server/db/database.ts'
import { callCommand, expectRefusedCommand, spawnCommand } from '../../support/commands.ts'
import { createTestDatabase } from '../../support/database.ts'
import { readCookie, startTestDesk, type TestDesk } from '../../support/desk.ts'
import { giveApp } from '../../support/desk-factors.ts'

const PASSWORD = /^Password: ([a-z2-9]{4}(?:-[a-z2-9]{4}){4})$/

const folder = mkdtempSync(join(tmpdir(), 'operator-command-'))
let url: string
let desk: TestDesk

beforeAll(async () => {
  url = await createTestDatabase()
  desk = await startTestDesk({ db: openDatabase({ url, maxConnections: 3, onError: () => undefined }) })
  // The command uses the machine's clock.
  desk.clock.nowMs = Date.now()
})

afterAll(async () => {
  await desk.close()
  await desk.db.$client.end()
  rmSync(folder, { recursive: true })
})

const operators = (args: readonly string[]) => callCommand(manageOperators, args, { DATABASE_URL: url })

const findSecret = (lines: readonly string[], pattern: RegExp): string =>
  lines.map((line) => pattern.exec(line)?.[1]).find(Boolean) ?? ''

async function readRoles(cookie: string): Promise<unknown> {
  const answer = await desk.send('GET', '/desk/api/me', { cookie })
  return answer.statusCode === 200 ? answer.json().roles : answer.statusCode
}

const signIn = async (password: string) => readCookie(await desk.signIn('anna.b', password))

const takeActions = async () => (await desk.takeAudit()).map(({ action }) => action)

describe('the operators command', () => {
  let password: string
  let cookie: string

  it('lists no operators at first', async () => {
    expect(await operators(['list'])).toEqual({
      code: 0,
      lines: ['There are no operators yet. Add one with "add".'],
      errors: '',
    })
  })

  it('adds an operator with a password that is shown once and works at the desk', async () => {
    const { code, lines } = await operators(['add', 'Anna.B', '--roles', 'inspector, second_inspector'])
    expect({ code, lines }).toEqual({
      code: 0,
      lines: [
        'Added anna.b with these roles: inspector, second_inspector.',
        expect.stringMatching(PASSWORD),
        'Keep it safe: you won’t see it again. If it’s lost, "password" creates a new one.',
      ],
    })
    password = findSecret(lines, PASSWORD)
    cookie = await signIn(password)
    expect(await readRoles(cookie)).toEqual(['inspector', 'second_inspector'])
    expect(await takeActions()).toEqual(['ADD_OPERATOR', 'SIGN_IN'])
  })

  it('changes roles with immediate effect', async () => {
    expect((await operators(['roles', 'anna.b', '--roles=support'])).lines).toEqual([
      'anna.b now has these roles: support.',
    ])
    expect(await readRoles(cookie)).toEqual(['support'])
    expect(await takeActions()).toEqual(['CHANGE_ROLES'])
  })

  it('sets a new password, which ends all sessions', async () => {
    const { lines } = await operators(['password', 'anna.b'])
    expect(lines[0]).toBe('anna.b has been signed out everywhere, and their tokens no longer work.')
    expect(await readRoles(cookie)).toBe(401)
    cookie = await signIn(findSecret(lines, PASSWORD))
    expect(await readRoles(cookie)).toEqual(['support'])
    expect(await takeActions()).toEqual(['RENEW_PASSWORD', 'SIGN_IN'])
  })

  const readTokens = async () => {
    const { rows } = await desk.db.$client.query(
      `select extract(day from expires_at - created_at)::integer as days, scopes from operator_session
       where kind = 'machine' order by created_at`,
    )
    return rows
  }

  it('creates a token for a machine, with scopes and an end: 90 days unless told otherwise', async () => {
    const { lines } = await operators([
      'token',
      'anna.b',
      '--scopes',
      'support,EXPORT_REGISTER',
      '--days',
      '30',
    ])
    const bearer = findSecret(lines, /^Token: (desk_[\w-]{43})$/)
    expect(lines).toContain('It’s limited to support, EXPORT_REGISTER, and to what anna.b is allowed to do.')
    expect((await desk.send('GET', '/desk/api/me', { bearer })).statusCode).toBe(200)
    expect((await operators(['token', 'anna.b', '--scopes', 'support'])).code).toBe(0)
    expect(await readTokens()).toEqual([
      { days: 30, scopes: ['support', 'EXPORT_REGISTER'] },
      { days: 90, scopes: ['support'] },
    ])
    expect(await takeActions()).toEqual(['CREATE_TOKEN', 'CREATE_TOKEN'])
  })

  it('resets the second factor of someone who has lost it, which ends their sign-ins but no tokens', async () => {
    const { rows } = await desk.db.$client.query("select id from operator where name = 'anna.b'")
    const owner = { db: desk.db, secret: desk.secret, operatorId: rows[0].id, nowMs: desk.clock.nowMs }
    await giveApp(owner)
    expect((await operators(['reset-factor', 'anna.b'])).lines).toEqual([
      'Removed the second factors and recovery codes of anna.b, who’s been signed out everywhere.',
      'If their roles need a second factor, they’ll set up a new one the next time they sign in.',
    ])
    expect(await readRoles(cookie)).toBe(401)
    expect((await desk.db.$client.query('select from operator_factor')).rowCount).toBe(0)
    expect(await readTokens()).toHaveLength(2)
    expect(await takeActions()).toEqual(['RESET_FACTOR'])
  })

  it('disables for good, and ends all sessions', async () => {
    expect((await operators(['disable', 'anna.b'])).lines).toEqual([
      'Disabled anna.b, who’s been signed out everywhere. Their tokens no longer work.',
    ])
    expect(await readRoles(cookie)).toBe(401)
    const { rows } = await desk.db.$client.query('select from operator_session')
    expect({ rowsCount: rows.length, actions: await takeActions() }).toEqual({
      rowsCount: 0,
      actions: ['DISABLE_OPERATOR'],
    })
  })

  it('lists operators one per line, with state and roles, and no secrets', async () => {
    await operators(['add', 'bert', '--roles', 'payout'])
    const { lines } = await operators(['list'])
    expect(lines).toEqual([
      expect.stringMatching(/^anna\.b {36}disabled {2}support · disabled \S+Z$/),
      expect.stringMatching(/^bert {38}active {4}payout · since \S+Z$/),
    ])
  })

  it.each([
    ['without a command', [], 'Usage: npm run operators -- <command>'],
    ['for an unknown command', ['constructor', 'bert'], 'Usage: '],
    ['for an unknown option', ['add', 'carl', '--role', 'payout'], 'Usage: '],
    ['with more than one name', ['disable', 'bert', 'anna.b'], 'Usage: '],
    [
      'without roles',
      ['add', 'carl'],
      '--roles needs one or more of these, separated by commas: receiver, inspector, second_inspector',
    ],
    ['with an unknown role', ['add', 'carl', '--roles', 'payout,boss'], '--roles needs one or more of these'],
    ['with an invalid name', ['add', 'c arl', '--roles', 'payout'], 'A name must be 2 to 40 characters long'],
    [
      'for a name that is taken',
      ['add', 'BERT', '--roles', 'payout'],
      'There’s already an operator called bert',
    ],
    [
      'for an unknown operator',
      ['password', 'carl'],
      'There’s no operator called carl. Run "list" to see all names.',
    ],
    [
      'for a disabled operator',
      ['token', 'anna.b', '--scopes', 'support'],
      'anna.b has been disabled for good',
    ],
    [
      'with a token without scopes',
      ['token', 'bert'],
      '--scopes needs one or more of these, separated by commas: receiver, inspector',
    ],
    [
      'with an unknown scope',
      ['token', 'bert', '--scopes', 'payout,ALL'],
      '--scopes needs one or more of these',
    ],
    [
      'with a token for too long',
      ['token', 'bert', '--days', '366'],
      '--days must be a number from 1 to 365.',
    ],
  ])('says why it ends with 1 %s', async (_, args, reason) => {
    await desk.takeAudit()
    const { code, lines, errors } = await operators(args)
    expect({ code, lines }).toEqual({ code: 1, lines: [] })
    expectRefusedCommand(errors, reason)
    expect(await takeActions()).toEqual([])
  })

  it('runs as a program', async () => {
    const ended = await spawnCommand('operator-command', ['list'], { DATABASE_URL: url })
    expect(ended).toMatchObject({ code: 0, errors: '' })
    expect(ended.lines).toHaveLength(2)
  })

  it('explains itself with --help, and that isn’t a failure', async () => {
    const { code, lines, errors } = await spawnCommand('operator-command', ['--help'], {})
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(lines[0]).toBe('Usage: npm run operators -- <command>')
    for (const command of ['add', 'list', 'roles', 'password', 'reset-factor', 'token', 'disable'])
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^ {2}${command} .*`)))
  })

  it('needs a running shop or a database URL', async () => {
    expect(await spawnCommand('operator-command', ['list'], { DATA_DIR: folder })).toMatchObject({
      code: 1,
      errors: 'Nothing changed: No shop is running here. Start it, or set DATABASE_URL.\n',
    })
  })
})
