import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgresUser } from '#server/db/postgres-user.ts'
import { findFreePort } from '#server/processes/free-ports.ts'

const PGBOUNCER = [
  '/usr/sbin/pgbouncer',
  '/usr/bin/pgbouncer',
  '/usr/local/bin/pgbouncer',
  '/opt/homebrew/bin/pgbouncer',
].find((path) => existsSync(path))

export const hasPooler = PGBOUNCER !== undefined

/** Roles are made with passwords that nobody types, so the pooler asks the server for their verifiers. */
const buildConfig = (server: URL, port: number, userList: string): string => `
[databases]
* = host=${server.hostname} port=${server.port}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
auth_type = scram-sha-256
auth_file = ${userList}
auth_user = ${server.username}
auth_query = select usename, passwd from pg_shadow where usename = $1
`

async function connectOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.end()
}

/** PgBouncer in front of a server, with fewer sessions than the shop has connections: every transaction gets another one. */
export async function startPooler(serverUrl: string) {
  if (!PGBOUNCER) throw new Error('PgBouncer is not installed')
  const server = new URL(serverUrl)
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'shop-pooler-'))
  chmodSync(folder, 0o755)
  const config = join(folder, 'pgbouncer.ini')
  const userList = join(folder, 'users.txt')
  writeFileSync(userList, `"${server.username}" "${server.password}"\n`)
  writeFileSync(config, buildConfig(server, port, userList))
  const child = spawn(PGBOUNCER, ['-q', config], { ...findPostgresUser(), cwd: '/' })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const url = new URL(serverUrl)
  url.port = String(port)
  for (let attempt = 0; ; attempt += 1) {
    try {
      await connectOnce(url.href)
      break
    } catch (error) {
      if (attempt === 100 || child.exitCode !== null) throw new Error(`No pooler: ${error} ${output}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return {
    /** The same address through the pooler. */
    toPooledUrl(direct: string): string {
      const pooled = new URL(direct)
      pooled.port = String(port)
      return pooled.href
    },
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
