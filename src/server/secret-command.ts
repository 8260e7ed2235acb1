import { runCommand } from './commands/command.ts'
import { manageSecrets } from './commands/manage-secrets.ts'

await runCommand(manageSecrets, process.env)
