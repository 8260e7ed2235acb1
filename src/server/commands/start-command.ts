import { speedUpLoading } from '../config/speed-up-loading.ts'
import type { Command } from './command.ts'

/** Loads a command and runs it as this process. */
export async function startCommand(
  load: () => Promise<Command>,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  speedUpLoading()
  const { runCommand } = await import('./command.ts')
  await runCommand(await load(), environment)
}
