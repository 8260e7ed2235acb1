import { runCommand } from './commands/command.ts'
import { manageOperators } from './commands/manage-operators.ts'

await runCommand(manageOperators, process.env)
