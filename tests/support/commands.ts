import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { Command } from '#server/commands/command.ts'
import { describeCommandFailure } from '#server/commands/report-command-failure.ts'
import { StartupError } from '#server/config/startup-error.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface EndedCommand {
  readonly code: number
  readonly lines: string[]
  readonly errors: string
}

type Environment = Readonly<Record<string, string>>

/** Runs a server program as `npm run` does. */
export const spawnCommand = (program: string, args: readonly string[], environment: Environment) =>
  new Promise<EndedCommand>((resolve) => {
    const options = { cwd: ROOT, env: { PATH: process.env.PATH ?? '', ...environment } }
    const script = [`src/server/${program}.ts`, ...args]
    execFile(join(ROOT, 'node_modules/.bin/node'), script, options, (error, stdout, stderr) => {
      const code = error ? Number(error.code) : 0
      resolve({ code, lines: stdout.trimEnd().split('\n'), errors: stderr })
    })
  })

/** Runs a command in this process, a hundred times faster, and reports the result as the process would. */
export async function callCommand(command: Command, args: readonly string[], environment: Environment) {
  const lines: string[] = []
  const ended = { lines, errors: '' }
  try {
    const isDone = await command({
      args,
      environment: { ...environment },
      say: (line) => void lines.push(line),
    })
    return { ...ended, code: isDone ? 0 : 1 }
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return { ...ended, code: 1, errors: `${describeCommandFailure(error)}\n` }
  }
}

/** A refusal is one line that says why; how to use a command takes several. */
export function expectRefusedCommand(errors: string, reason: string): void {
  const [first, ...rest] = errors.trimEnd().split('\n')
  const isUsage = reason.startsWith('Usage: ')
  expect(first).toContain(isUsage ? reason : `Nothing changed: ${reason}`)
  expect(rest.length > 0).toBe(isUsage)
}
