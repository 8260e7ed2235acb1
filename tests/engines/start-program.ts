import { spawn } from 'node:child_process'
import { once } from 'node:events'

interface Started {
  /** Waits for a line of its output; returns the first group of the pattern. */
  waitForOutput(pattern: RegExp): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts a program that ends with these tests, whatever ends them: the kernel kills it when its parent dies, even if
 * nobody is left to call `stop`.
 */
export function startProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Started {
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let output = ''
  const read = (chunk: unknown) => {
    output += String(chunk)
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  return {
    waitForOutput: (pattern) =>
      new Promise((resolve, reject) => {
        const search = () => {
          const [, found] = pattern.exec(output) ?? []
          if (found !== undefined) resolve(found)
        }
        child.stdout.on('data', search)
        child.stderr.on('data', search)
        child.once('error', reject)
        child.once('exit', () => reject(new Error(`${program} did not start:\n${output}`)))
        search()
      }),
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
