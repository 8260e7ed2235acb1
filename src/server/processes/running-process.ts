import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !isZombie(pid)
}

/** A process that has ended but was not reaped. It still accepts signals. */
export const isZombie = (pid: number): boolean => /^State:\s+Z/m.test(readProc(pid, 'status') ?? '')

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return null
  }
}

/** The command line of a process, to tell it from an unrelated one with the same id. */
export function readCommand(pid: number): string {
  if (existsSync('/proc/self/cmdline')) return readProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? ''
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

export async function waitForEnd(pid: number, timeoutMs: number): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; ) {
    if (!isAlive(pid)) return true
    await sleep(20)
  }
  return !isAlive(pid)
}
