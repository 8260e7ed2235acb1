import { startCommand } from './commands/start-command.ts'

await startCommand(async () => (await import('./commands/manage-secrets.ts')).manageSecrets, process.env)
