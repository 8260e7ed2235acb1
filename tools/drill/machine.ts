import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { readCommand } from '#server/processes/running-process.ts'
import { NODE, ROOT } from '../setup.mjs'
import type { Undo } from './run-drill.ts'

export type Settings = Readonly<Record<string, string>>

export interface Machine {
  readonly output: () => string
  /** Its process ids in one role. */
  listProcesses(role: 'web' | 'worker'): number[]
  /** Asks it to stop, and waits until it has drained and ended. */
  stop(): Promise<void>
}

export interface MachineOptions {
  readonly settings: Settings
  readonly undo: Undo
  /** The program: this one unless another is named. */
  readonly root?: string
  /** Whether it never competes with what serves, like a start. */
  readonly isBackground?: boolean
}

const START_LIMIT_MS = 120_000

const listChildren = (pid: number): number[] => {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return listed === '' ? [] : listed.split(/\s+/).map(Number)
}

/** What starts leaves the processor to what serves. */
const STARTING_PRIORITY = 10

/**
 * Two real hosts don’t share their cores: here, a starting one would take them from the other. Only root may undo it. Linux
 * counts by thread.
 */
function prioritise(pids: readonly number[], priority: number): void {
  if (process.getuid?.() !== 0) return
  const threads = pids.flatMap((pid) => readdirSync(`/proc/${pid}/task`).map(Number))
  for (const thread of threads) setPriority(thread, priority)
}

function launch({ settings, undo, root = ROOT }: MachineOptions) {
  const node = root === ROOT ? NODE : join(root, 'node_modules', '.bin', 'node')
  const child = spawn(node, ['src/server/main.ts'], {
    cwd: root,
    // Its own process group: Ctrl-C reaches the drill only, which then decides the order.
    detached: true,
    env: { PATH: process.env.PATH ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const read = (chunk: Buffer) => {
    text += chunk
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const ended = once(child, 'exit')
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
  }
  undo.push(kill)
  return { child, ended, kill, output: () => text }
}

/** Starts a machine of the fleet: a supervisor and its processes. Resolves once it is open. */
export async function startMachine(options: MachineOptions): Promise<Machine> {
  const { child, ended, kill, output } = launch(options)
  const { pid = 0 } = child
  prioritise([pid], STARTING_PRIORITY)
  const hasOpened = await new Promise<boolean>((resolve) => {
    const check = () => output().includes('The shop is open') && resolve(true)
    child.stdout.on('data', check)
    child.stderr.on('data', check)
    ended.then(() => resolve(false))
    setTimeout(() => resolve(false), START_LIMIT_MS).unref()
  })
  if (!hasOpened) {
    await kill()
    throw new Error(`A machine didn’t open:\n${output()}`)
  }
  if (!options.isBackground) prioritise([pid, ...listChildren(pid)], 0)
  return {
    output,
    listProcesses: (role) =>
      listChildren(pid).filter((own) => readCommand(own).trim().endsWith(`main.ts ${role}`)),
    async stop() {
      child.kill('SIGTERM')
      const [code, signal] = await ended
      if (code !== 0) throw new Error(`A machine ended with ${signal ?? code}:\n${output()}`)
    },
  }
}

/** Runs a machine that ends by itself, such as a migration. */
export async function runMachine(options: MachineOptions): Promise<void> {
  const { ended, output } = launch(options)
  const [code, signal] = await ended
  if (code !== 0) throw new Error(`It ended with ${signal ?? code}:\n${output()}`)
}
