import { parseArgs } from 'node:util'
import { StartupError } from '../config/startup-error.ts'
import { isApiPath } from '../desk/access/desk-api.ts'
import { DESK_ROUTES } from '../desk/desk-routes.ts'
import {
  addOperator,
  changeRoles,
  createToken,
  disableOperator,
  type Managed,
  type ManageOptions,
  type ManageRefusal,
  renewPassword,
  resetOperatorFactor,
} from '../desk/operators/manage-operators.ts'
import {
  isOperatorName,
  isOperatorRole,
  normaliseOperatorName,
  OPERATOR_ROLES,
  type OperatorRole,
} from '../desk/operators/operator.ts'
import { listOperators, type StoredOperator } from '../desk/operators/operators.repository.ts'
import { createPasswordHashing } from '../modules/account/password-hashing.ts'
import { type Command, type CommandContext, withShopDatabase } from './command.ts'

const USAGE =
  'Usage: npm run operators -- add <name> --roles <role,role> | list | roles <name> --roles <role,role> | ' +
  'password <name> | reset-factor <name> | token <name> --scopes <role or action,…> [--days <1-365>] | disable <name>'

const LONGEST_TOKEN_DAYS = 365
const DEFAULT_TOKEN_DAYS = 90

interface Arguments extends CommandContext {
  readonly name: string
  readonly roles: string | undefined
  readonly days: string | undefined
  readonly scopes: string | undefined
}

const splitList = (text: string): string[] =>
  [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean)

function readRoles({ roles = '' }: Arguments): readonly OperatorRole[] {
  const given = splitList(roles)
  const known = given.filter(isOperatorRole)
  if (known.length > 0 && known.length === given.length) return known
  throw new StartupError(`--roles takes one or more of ${OPERATOR_ROLES.join(', ')}, separated by commas.`)
}

function readDays({ days = String(DEFAULT_TOKEN_DAYS) }: Arguments): number {
  const number = /^\d{1,3}$/.test(days) ? Number(days) : 0
  if (number >= 1 && number <= LONGEST_TOKEN_DAYS) return number
  throw new StartupError(`--days takes a number from 1 to ${LONGEST_TOKEN_DAYS}.`)
}

/** What a token can be limited to: roles, and the actions of the API. */
const TOKEN_SCOPES: readonly string[] = [
  ...OPERATOR_ROLES,
  ...new Set(DESK_ROUTES.filter(({ url }) => isApiPath(url)).map(({ action }) => action)),
]

/** Roles whose actions a token needs anyway don't have to be named one by one; the most dangerous actions do. */
function readScopes({ scopes = '' }: Arguments): readonly string[] {
  const given = splitList(scopes)
  if (given.length > 0 && given.every((scope) => TOKEN_SCOPES.includes(scope))) return given
  throw new StartupError(`--scopes takes one or more of ${TOKEN_SCOPES.join(', ')}, separated by commas.`)
}

const REASONS: Readonly<Record<ManageRefusal, (name: string) => string>> = {
  TAKEN: (name) => `There is an operator ${name} already; names are never reused.`,
  UNKNOWN: (name) => `There is no operator ${name}.`,
  DISABLED: (name) => `${name} is disabled for good: choose another name.`,
}

/** Makes a change in the shop's database and reports it; a refusal exits with 1. */
async function runChange<Result>(
  { name, ...context }: Arguments,
  run: (options: ManageOptions) => Promise<Managed<Result>>,
  report: (result: Result) => readonly string[],
): Promise<void> {
  if (!isOperatorName(name))
    throw new StartupError('A name has 2 to 40 of a-z, 0-9, dot, hyphen and underscore.')
  await withShopDatabase(context, async (db) => {
    const managed = await run({ db, hashing: createPasswordHashing(), now: Date.now })
    if (managed.kind !== 'done') throw new StartupError(REASONS[managed.kind](name))
    for (const line of report(managed.result)) context.say(line)
  })
}

const SHOWN_ONCE = 'It is not shown again; `password` creates a new one.'

const COMMANDS: Readonly<Record<string, (given: Arguments) => Promise<void>>> = {
  add(given) {
    const roles = readRoles(given)
    return runChange(
      given,
      (options) => addOperator(options, { name: given.name, roles }),
      (password) => [
        `${given.name} works at the desk as ${roles.join(', ')}.`,
        `Password: ${password}`,
        SHOWN_ONCE,
      ],
    )
  },
  roles(given) {
    const roles = readRoles(given)
    return runChange(
      given,
      (options) => changeRoles(options, { name: given.name, roles }),
      () => [`${given.name} is ${roles.join(', ')} from now on.`],
    )
  },
  password: (given) =>
    runChange(
      given,
      (options) => renewPassword(options, given.name),
      (password) => [`Sign-ins and tokens of ${given.name} have ended.`, `Password: ${password}`, SHOWN_ONCE],
    ),
  token(given) {
    const [days, scopes] = [readDays(given), readScopes(given)]
    return runChange(
      given,
      (options) => createToken(options, { name: given.name, days, scopes }),
      ({ token, expiresAt }) => [
        `Anyone with this token acts as ${given.name} at the desk's API until ${expiresAt.toISOString()}.`,
        `It is limited to ${scopes.join(', ')}, and to what ${given.name} may do.`,
        `Token: ${token}`,
        'It is not shown again; `password` and `disable` revoke it.',
      ],
    )
  },
  'reset-factor': (given) =>
    runChange(
      given,
      (options) => resetOperatorFactor(options, given.name),
      () => [
        `Second factors, recovery codes and sign-ins of ${given.name} are gone.`,
        `The next sign-in leads to setting up a new factor where the roles of ${given.name} need one.`,
      ],
    ),
  disable: (given) =>
    runChange(
      given,
      (options) => disableOperator(options, given.name),
      () => [`${given.name} is disabled. Sign-ins and tokens have ended.`],
    ),
}

const describeOperator = ({ name, roles, createdAt, disabledAt }: StoredOperator): string => {
  const since = disabledAt ? `disabled ${disabledAt.toISOString()}` : `since ${createdAt.toISOString()}`
  return `${name.padEnd(40)}  ${disabledAt ? 'disabled' : 'active  '}  ${roles.join(' ')} · ${since}`
}

const list = (context: CommandContext): Promise<void> =>
  withShopDatabase(context, async (db) => {
    const listed = await listOperators(db)
    for (const operator of listed) context.say(describeOperator(operator))
    if (listed.length === 0) context.say('There are no operators.')
  })

function readArguments({ args }: CommandContext) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { roles: { type: 'string' }, days: { type: 'string' }, scopes: { type: 'string' } },
    })
  } catch {
    throw new StartupError(USAGE)
  }
}

/** `npm run operators`: manages the operators of the desk. */
export const manageOperators: Command = async (context) => {
  const { positionals, values } = readArguments(context)
  const [command = '', typed, ...rest] = positionals
  if (command === 'list' && typed === undefined) {
    await list(context)
    return true
  }
  const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  if (!known || !typed || rest.length > 0) throw new StartupError(USAGE)
  const { roles, days, scopes } = values
  await known({ ...context, name: normaliseOperatorName(typed), roles, days, scopes })
  return true
}
