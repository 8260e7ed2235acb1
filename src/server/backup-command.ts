import { backUp } from './commands/back-up.ts'
import { runCommand } from './commands/command.ts'

await runCommand(backUp, process.env)
