import { parseArgs } from 'node:util'
import { StartupError } from '../config/startup-error.ts'
import {
  addOperator,
  changeRoles,
  createToken,
  disableOperator,
  type Managed,
  type ManageOptions,
  type ManageRefusal,
  renewPassword,
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
  'password <name> | token <name> [--days <1-365>] | disable <name>'

const LONGEST_TOKEN_DAYS = 365

interface Arguments extends CommandContext {
  readonly name: string
  readonly roles: string | undefined
  readonly days: string | undefined
}

function readRoles({ roles = '' }: Arguments): readonly OperatorRole[] {
  const given = [...new Set(roles.split(',').map((role) => role.trim()))].filter(Boolean)
  const known = given.filter(isOperatorRole)
  if (known.length > 0 && known.length === given.length) return known
  throw new StartupError(`--roles takes one or more of ${OPERATOR_ROLES.join(', ')}, separated by commas.`)
}

function readDays({ days = String(LONGEST_TOKEN_DAYS) }: Arguments): number {
  const number = /^\d{1,3}$/.test(days) ? Number(days) : 0
  if (number >= 1 && number <= LONGEST_TOKEN_DAYS) return number
  throw new StartupError(`--days takes a number from 1 to ${LONGEST_TOKEN_DAYS}.`)
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
    const days = readDays(given)
    return runChange(
      given,
      (options) => createToken(options, { name: given.name, days }),
      ({ token, expiresAt }) => [
        `Anyone with this token acts as ${given.name} at the desk's API until ${expiresAt.toISOString()}.`,
        `Token: ${token}`,
        'It is not shown again; `password` and `disable` revoke it.',
      ],
    )
  },
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
      options: { roles: { type: 'string' }, days: { type: 'string' } },
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
  await known({ ...context, name: normaliseOperatorName(typed), roles: values.roles, days: values.days })
  return true
}
