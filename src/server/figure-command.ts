import { runCommand } from './commands/command.ts'
import { manageFigures } from './commands/manage-figures.ts'

await runCommand(manageFigures, process.env)
