import { runCommand } from './commands/command.ts'
import { manageNewsletter } from './commands/manage-newsletter.ts'

await runCommand(manageNewsletter, process.env)
