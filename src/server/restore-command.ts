import { startCommand } from './commands/start-command.ts'

await startCommand(async () => (await import('./commands/restore.ts')).restore, process.env)
