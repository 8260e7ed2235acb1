import { startCommand } from './commands/start-command.ts'

await startCommand(async () => (await import('./commands/manage-figures.ts')).manageFigures, process.env)
