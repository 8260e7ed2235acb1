import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseEnvironment } from '#server/config/environment.ts'
import { loadHostConfig } from '#server/config/load-host-config.ts'
import { requireOperator } from '#server/config/load-operator.ts'
import { reportStartupFailure } from '#server/config/report-startup-failure.ts'
import { readSecretFiles } from '#server/config/secret-files.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { openDatabaseSource } from './database-source.ts'
import { warnOfExampleCompany } from './example-company.ts'
import { requireShopPorts } from './free-ports.ts'
import { createMailboxToken } from './mailbox-token.ts'
import { buildDevelopmentEnvironment } from './process-environment.ts'
import { requireSingleInstance } from './single-instance.ts'

const WATCHED = ['server', 'domain', 'markets', 'messages', 'contracts'].map((folder) =>
  fileURLToPath(new URL(`../../${folder}`, import.meta.url)),
)

/** Keeps the database running while the development process restarts on every change to server code. */
async function run(): Promise<void> {
  Object.assign(process.env, readSecretFiles(process.env))
  const environment = parseEnvironment(process.env)
  const unlock = requireSingleInstance(environment.DATA_DIR)
  const hosts = loadHostConfig(environment)
  // One token for all restarts of the development process.
  const mailboxToken = createMailboxToken(environment, hosts)
  warnOfExampleCompany(requireOperator(environment, hosts).company)
  await requireShopPorts(hosts, environment)
  const { urls, ownerUrl, ring, stop: stopDatabase } = await openDatabaseSource(environment)
  if (ownerUrl === null) throw new StartupError('Development needs DATABASE_URL, or none at all.')
  const watch = WATCHED.map((path) => `--watch-path=${path}`)
  const entry = fileURLToPath(new URL('./dev-process.ts', import.meta.url))
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    ...buildDevelopmentEnvironment({ urls, directUrl: environment.DATABASE_DIRECT_URL, ring, mailboxToken }),
  }
  const child = spawn(process.execPath, [...watch, '--watch-preserve-output', entry], {
    stdio: 'inherit',
    env,
  })
  const stop = () => child.kill('SIGTERM')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  child.once('exit', async () => {
    await stopDatabase()
    unlock()
    process.exit(0)
  })
}

run().catch(reportStartupFailure)
