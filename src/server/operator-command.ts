import { startCommand } from './commands/start-command.ts'

await startCommand(async () => (await import('./commands/manage-operators.ts')).manageOperators, process.env)
