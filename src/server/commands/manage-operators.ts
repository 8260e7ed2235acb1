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
import { UsageError } from './report-command-failure.ts'

const USAGE = `Usage: npm run operators -- <command>

  add <name> --roles <role,role>     Add an operator and print their password
  list                               List all operators
  roles <name> --roles <role,role>   Replace an operator’s roles
  password <name>                    Set a new password and print it; ends all sign-ins and tokens
  reset-factor <name>                Remove all second factors and recovery codes; ends all sign-ins
  token <name> --scopes <role or action,…> [--days <1-365>]
                                     Create an API token and print it
  disable <name>                     Disable an operator for good

Roles: ${OPERATOR_ROLES.join(', ')}`

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
  throw new StartupError(
    `--roles needs one or more of these, separated by commas: ${OPERATOR_ROLES.join(', ')}.`,
  )
}

function readDays({ days = String(DEFAULT_TOKEN_DAYS) }: Arguments): number {
  const number = /^\d{1,3}$/.test(days) ? Number(days) : 0
  if (number >= 1 && number <= LONGEST_TOKEN_DAYS) return number
  throw new StartupError(`--days must be a number from 1 to ${LONGEST_TOKEN_DAYS}.`)
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
  throw new StartupError(
    `--scopes needs one or more of these, separated by commas: ${TOKEN_SCOPES.join(', ')}.`,
  )
}

const REASONS: Readonly<Record<ManageRefusal, (name: string) => string>> = {
  TAKEN: (name) =>
    `There’s already an operator called ${name}. Names are never reused, so choose another one.`,
  UNKNOWN: (name) => `There’s no operator called ${name}. Run "list" to see all names.`,
  DISABLED: (name) => `${name} has been disabled for good. Add a new operator with another name.`,
}

/** Makes a change in the shop's database and reports it; a refusal exits with 1. */
async function runChange<Result>(
  { name, ...context }: Arguments,
  run: (options: ManageOptions) => Promise<Managed<Result>>,
  report: (result: Result) => readonly string[],
): Promise<void> {
  if (!isOperatorName(name))
    throw new StartupError(
      'A name must be 2 to 40 characters long: a-z, 0-9, dots, hyphens and underscores, starting with a letter or digit.',
    )
  await withShopDatabase(context, async (db) => {
    const managed = await run({ db, hashing: createPasswordHashing(), now: Date.now })
    if (managed.kind !== 'done') throw new StartupError(REASONS[managed.kind](name))
    for (const line of report(managed.result)) context.say(line)
  })
}

const SHOWN_ONCE = 'Keep it safe: you won’t see it again. If it’s lost, "password" creates a new one.'

const COMMANDS: Readonly<Record<string, (given: Arguments) => Promise<void>>> = {
  add(given) {
    const roles = readRoles(given)
    return runChange(
      given,
      (options) => addOperator(options, { name: given.name, roles }),
      (password) => [
        `Added ${given.name} with these roles: ${roles.join(', ')}.`,
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
      () => [`${given.name} now has these roles: ${roles.join(', ')}.`],
    )
  },
  password: (given) =>
    runChange(
      given,
      (options) => renewPassword(options, given.name),
      (password) => [
        `${given.name} has been signed out everywhere, and their tokens no longer work.`,
        `Password: ${password}`,
        SHOWN_ONCE,
      ],
    ),
  token(given) {
    const [days, scopes] = [readDays(given), readScopes(given)]
    return runChange(
      given,
      (options) => createToken(options, { name: given.name, days, scopes }),
      ({ token, expiresAt }) => [
        `Anyone with this token can use the desk’s API as ${given.name} until ${expiresAt.toISOString()}.`,
        `It’s limited to ${scopes.join(', ')}, and to what ${given.name} is allowed to do.`,
        `Token: ${token}`,
        'Keep it safe: you won’t see it again. "password" and "disable" revoke it.',
      ],
    )
  },
  'reset-factor': (given) =>
    runChange(
      given,
      (options) => resetOperatorFactor(options, given.name),
      () => [
        `Removed the second factors and recovery codes of ${given.name}, who’s been signed out everywhere.`,
        `If their roles need a second factor, they’ll set up a new one the next time they sign in.`,
      ],
    ),
  disable: (given) =>
    runChange(
      given,
      (options) => disableOperator(options, given.name),
      () => [`Disabled ${given.name}, who’s been signed out everywhere. Their tokens no longer work.`],
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
    if (listed.length === 0) context.say('There are no operators yet. Add one with "add".')
  })

function readArguments({ args }: CommandContext) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { roles: { type: 'string' }, days: { type: 'string' }, scopes: { type: 'string' } },
    })
  } catch {
    throw new UsageError(USAGE)
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
  if (!known || !typed || rest.length > 0) throw new UsageError(USAGE)
  const { roles, days, scopes } = values
  await known({ ...context, name: normaliseOperatorName(typed), roles, days, scopes })
  return true
}
