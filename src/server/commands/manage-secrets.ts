import { parseArgs } from 'node:util'
import { type Environment, parseEnvironment } from '../config/environment.ts'
import { formatKeyRing, generateKey, parseKeyRing } from '../config/key-ring.ts'
import { StartupError } from '../config/startup-error.ts'
import type { Database } from '../db/database.ts'
import { type Blobs, createBlobs } from '../modules/blobs/blobs.ts'
import { generatePushKey } from '../ports/push/push-key.ts'
import { createBlobStorages } from '../processes/open-blobs.ts'
import { loadShopSecret } from '../secrets/load-shop-secret.ts'
import { listStoredKeys, removeStoredKey, storeNewestKey } from '../secrets/stored-keys.ts'
import { adoptKey } from '../secrets/working-key.ts'
import { type Command, type CommandContext, withShopDatabase } from './command.ts'
import { UsageError } from './report-command-failure.ts'
import { describeRing, findUses } from './secrets/key-uses.ts'
import { rehashAccounts, rehashNewsletter, rehashPayees } from './secrets/rehash.ts'
import { countErasedVoucherUses, rehashVoucherUses } from './secrets/rehash-vouchers.ts'
import { resealColumn } from './secrets/reseal.ts'
import { resealFiles } from './secrets/reseal-files.ts'
import type { Rewritten } from './secrets/rewrite-rows.ts'
import { SEALED_COLUMNS } from './secrets/sealed-columns.ts'

const USAGE = `Usage: npm run secrets -- <command>

  list                List the keys and what each is still needed for
  rotate              Add a new key
  reseal [--leaked]   Encrypt everything with the newest key; --leaked also replaces newsletter links
  remove <id>         Remove a key that’s no longer needed
  export              Print the keys, for SHOP_SECRET
  adopt               Work with SHOP_SECRET from now on, although the shop’s own secret is lost
  push-key            Print a new key, for PUSH_PRIVATE_KEY`

const RESTART_FIRST = 'Restart the shop so it knows the new key, then run "npm run secrets -- reseal".'

interface SecretsContext extends CommandContext {
  readonly settings: Environment
  /** The configured ring; undefined for the one in the database. */
  readonly given: string | undefined
}

/** The configured ring can only be changed where it is configured. */
const rotateGiven = (given: string, { say }: CommandContext): void => {
  say('Your keys are in SHOP_SECRET. Replace its value with this one wherever you set it:')
  say(formatKeyRing([generateKey(), ...parseKeyRing(given)]))
  say(RESTART_FIRST)
}

async function rotate(db: Database, context: SecretsContext): Promise<boolean> {
  if (context.given !== undefined) {
    rotateGiven(context.given, context)
    return true
  }
  if ((await listStoredKeys(db)).length === 0)
    throw new StartupError('There’s no key yet. Start the shop once to create one.')
  const key = generateKey()
  await storeNewestKey(db, key)
  context.say(`Added the key ${key.id} to the database. ${RESTART_FIRST}`)
  return true
}

/** Nothing may be sealed with a key that the running shop can't know: it could not open it. */
async function requireStartedRing(db: Database): Promise<void> {
  const [newest] = await listStoredKeys(db)
  if (newest && newest.startedAt === null)
    throw new StartupError(
      `The shop hasn’t been restarted since the key ${newest.id} was added. ${RESTART_FIRST}`,
    )
}

const describe = (name: string, { done, unreadable }: Rewritten): string =>
  `${name.padEnd(42)} ${done} renewed${unreadable > 0 ? `, ${unreadable} that none of your keys can open` : ''}`

const openBlobs = (db: Database, { settings, say }: SecretsContext): Blobs =>
  createBlobs({
    db,
    storages: createBlobStorages(settings),
    now: Date.now,
    onFailure: (error) => say(`The file storage failed: ${String(error)}`),
  })

async function reseal(db: Database, context: SecretsContext, isLeaked: boolean): Promise<boolean> {
  if (context.given === undefined) await requireStartedRing(db)
  const secret = await loadShopSecret(db, context.given)
  let unreadable = 0
  const report = (name: string, rewritten: Rewritten) => {
    unreadable += rewritten.unreadable
    context.say(describe(name, rewritten))
  }
  for (const sealed of SEALED_COLUMNS)
    report(`${sealed.table}.${sealed.column}`, await resealColumn(db, secret, sealed))
  report('identity documents', await resealFiles({ db, secret, blobs: openBlobs(db, context) }))
  report('trade_seller.account_key', await rehashAccounts(db, secret))
  report('payout.account_key', await rehashPayees(db, secret))
  report('voucher_use.customer_key', await rehashVoucherUses(db, secret))
  if (isLeaked) report('newsletter links', await rehashNewsletter(db, secret))
  const erased = await countErasedVoucherUses(db)
  if (erased > 0)
    context.say(
      `${erased} voucher uses by sellers whose address has been erased still need the key they were stored with.`,
    )
  for (const line of describeRing(await findUses(db, secret))) context.say(line)
  return unreadable === 0
}

async function list(db: Database, context: SecretsContext): Promise<boolean> {
  const secret = await loadShopSecret(db, context.given)
  context.say(
    context.given === undefined ? 'Your keys are in the database.' : 'Your keys are in SHOP_SECRET.',
  )
  for (const line of describeRing(await findUses(db, secret))) context.say(line)
  return true
}

async function remove(db: Database, id: string, context: SecretsContext): Promise<boolean> {
  if (context.given !== undefined)
    throw new StartupError('Your keys are in SHOP_SECRET. Remove the key there.')
  const [newest, ...older] = await listStoredKeys(db)
  if (newest?.id === id) throw new StartupError(`${id} is the newest key. Run "rotate" first.`)
  if (!older.some((key) => key.id === id))
    throw new StartupError(`There’s no key with the id ${id}. Run "list" to see all keys.`)
  const use = (await findUses(db, await loadShopSecret(db, undefined))).find(({ keyId }) => keyId === id)
  if (use && use.sealedCount > 0)
    throw new StartupError(`${use.sealedCount} values are still encrypted with ${id}. Run "reseal" first.`)
  await removeStoredKey(db, id)
  context.say(`Removed the key ${id}. Restart the shop so it forgets the key too.`)
  return true
}

async function exportRing(db: Database, context: CommandContext): Promise<boolean> {
  const keys = await listStoredKeys(db)
  if (keys.length === 0) throw new StartupError('There are no keys in the database.')
  context.say(formatKeyRing(keys))
  return true
}

/** Without it a shop whose secret is lost could never start again. */
async function adopt(db: Database, { given, say }: SecretsContext): Promise<boolean> {
  if (given === undefined) throw new StartupError('Set SHOP_SECRET to the secret to work with.')
  const [newest] = parseKeyRing(given)
  await adoptKey(db, newest)
  say(`The shop works with the key ${newest.id} from now on. What lost keys have encrypted stays closed:`)
  for (const line of describeRing(await findUses(db, await loadShopSecret(db, given)))) say(line)
  return true
}

/** Needs no shop: it is made before the shop knows it. */
function printPushKey({ say }: CommandContext): boolean {
  say(generatePushKey())
  return true
}

function readArguments({ args }: CommandContext) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { leaked: { type: 'boolean', default: false } },
    })
  } catch {
    throw new UsageError(USAGE)
  }
}

/**
 * `npm run secrets`: the ring of keys. Prints keys themselves only for `export`, `push-key`, and `rotate` of a configured ring.
 */
export const manageSecrets: Command = async (called) => {
  const { positionals, values } = readArguments(called)
  if (positionals.join() === 'push-key' && !values.leaked) return printPushKey(called)
  const settings = parseEnvironment(called.environment)
  const context = { ...called, settings, given: settings.SHOP_SECRET }
  const [command = '', id, ...rest] = positionals
  const commands: Readonly<Record<string, (db: Database) => Promise<boolean>>> = {
    list: (db) => list(db, context),
    rotate: (db) => rotate(db, context),
    reseal: (db) => reseal(db, context, values.leaked),
    export: (db) => exportRing(db, context),
    adopt: (db) => adopt(db, context),
  }
  const takesId = command === 'remove'
  const run = takesId ? (db: Database) => remove(db, id ?? '', context) : commands[command]
  const isWellFormed = rest.length === 0 && takesId === (id !== undefined)
  if (!run || !isWellFormed || (values.leaked && command !== 'reseal')) throw new UsageError(USAGE)
  return withShopDatabase(context, run)
}
