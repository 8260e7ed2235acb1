import { startCommand } from './commands/start-command.ts'

await startCommand(async () => (await import('./commands/back-up.ts')).backUp, process.env)
