// A real server with the S3 API, for the tests of object storage. It is built from its sources once.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT, say } from './setup.mjs'

const VERSION = 'v1.8.0'

/** The program of the server; there only once it is built. */
export const S3_SERVER = join(ROOT, '.cache', 's3', VERSION, 'versitygw')

const run = (args, env = {}) => spawnSync('go', args, { stdio: 'ignore', env: { ...process.env, ...env } })

/** Builds the server where Go is installed. Returns whether it is there. */
export function ensureS3Server() {
  if (existsSync(S3_SERVER)) return true
  if (run(['version']).status !== 0) return false
  say('Building an S3 server for the tests (once; a minute or two) …')
  run(['install', `github.com/versity/versitygw/cmd/versitygw@${VERSION}`], { GOBIN: dirname(S3_SERVER) })
  return existsSync(S3_SERVER)
}
