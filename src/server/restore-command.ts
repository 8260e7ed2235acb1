import { runCommand } from './commands/command.ts'
import { restore } from './commands/restore.ts'

await runCommand(restore, process.env)
