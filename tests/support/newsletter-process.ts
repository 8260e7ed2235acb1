import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { toRoleUrl } from './database.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const WORKER = fileURLToPath(new URL('./newsletter-worker.ts', import.meta.url))

export const WORKER_SECRET = 'a secret of this test, long enough to be one'

interface ProcessFacts {
  readonly databaseUrl: string
  readonly smtpUrl: string
  readonly perMinute: number
}

/** Workers as processes of their own. */
export interface WorkerProcesses {
  start(facts: ProcessFacts): ChildProcess
  /** What they wrote about their failures. */
  readonly complaints: readonly string[]
  killAll(): void
}

export function createWorkerProcesses(): WorkerProcesses {
  const workers: ChildProcess[] = []
  const complaints: string[] = []
  return {
    complaints,
    start({ databaseUrl, smtpUrl, perMinute }) {
      const worker = spawn(process.execPath, [WORKER], {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: toRoleUrl(databaseUrl, 'worker'),
          SMTP_URL: smtpUrl,
          SHOP_SECRET: WORKER_SECRET,
          PER_MINUTE: String(perMinute),
          LEASE_MS: '2000',
        },
      })
      worker.stderr?.on('data', (chunk: Buffer) => complaints.push(chunk.toString()))
      workers.push(worker)
      return worker
    },
    killAll() {
      for (const worker of workers) worker.kill('SIGKILL')
    },
  }
}
