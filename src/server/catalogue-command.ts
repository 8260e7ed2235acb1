import { startCommand } from './commands/start-command.ts'

await startCommand(async () => (await import('./commands/manage-catalogue.ts')).manageCatalogue, process.env)
