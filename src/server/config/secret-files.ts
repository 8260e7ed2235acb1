import { readFileSync } from 'node:fs'
import { StartupError } from './startup-error.ts'

/** Variables that open something. Each can also come from a file that `<NAME>_FILE` names, as orchestrators mount them. */
const SECRET_VARIABLES = [
  'DATABASE_URL',
  'DATABASE_URL_WEB',
  'DATABASE_URL_WORKER',
  'DATABASE_URL_DESK',
  'DATABASE_DIRECT_URL',
  'SHOP_SECRET',
  'SMTP_URL',
  'CMS_PASSWORD',
  'SEARCH_URL',
  'SEARCH_SERVICE_PASSWORD',
  'METRICS_TOKEN',
  'MAILBOX_TOKEN',
  'CONTROLLING_COLLECTOR_URL',
  'BLOB_ACCESS_KEY_ID',
  'BLOB_SECRET_ACCESS_KEY',
  'EDGE_PURGE_TOKEN',
  'BLOCK_LIST_TOKEN',
  'PUSH_PRIVATE_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
]

function readSecretFile(variable: string, path: string): string {
  try {
    // Editors and `echo` end a file with a line break, which is no part of the secret.
    const content = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    if (content !== '') return content
  } catch (error) {
    throw new StartupError(`${variable} (${path}) can’t be read: ${(error as NodeJS.ErrnoException).code}`)
  }
  throw new StartupError(`${variable} (${path}) is empty.`)
}

/**
 * The environment with secrets instead of the files that contain them. Whoever inherits the result needs no file, and gets
 * what was in it at the start, even if it has changed since.
 */
export function readSecretFiles(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const secrets: NodeJS.ProcessEnv = {}
  for (const name of SECRET_VARIABLES) {
    const variable = `${name}_FILE`
    const path = source[variable]
    if (!path) continue
    if (source[name]) throw new StartupError(`Set ${name} or ${variable}, not both.`)
    secrets[name] = readSecretFile(variable, path)
    secrets[variable] = ''
  }
  return { ...source, ...secrets }
}
